import { classNames } from './class-names.ts';
import styles from './inline-select.module.css';
import list from './select-list.module.css';

interface InlineSelectProps {
  /** What is chosen: the accessible name. */
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  disabled?: boolean;
  onChange: (value: string) => void;
}

/**
 * A native select as underlined words of a sentence. It lies unseen over the chosen words, which are as wide as they
 * are in every browser: a visible one is as wide as its longest option where `field-sizing` is not known.
 */
export function InlineSelect({ label, value, options, disabled = false, onChange }: InlineSelectProps) {
  return (
    <span className={styles['choice']}>
      <span className={styles['words']} aria-hidden="true">
        {options.find((option) => option.value === value)?.label}
      </span>
      <select
        className={classNames(styles['select'], list['list'])}
        aria-label={label}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}

interface Option {
  value: string;
  label: string;
}

/**
 * Returns the options of a list with the saved value among them: one that the operator has since removed is shown and can
 * be taken back, where the browser would show the first option in its place.
 */
export function optionsWith(options: readonly Option[], value: string, labelOf: (value: string) => string): Option[] {
  const isOffered = value === '' || options.some((option) => option.value === value);
  return isOffered ? [...options] : [...options, { value, label: labelOf(value) }];
}

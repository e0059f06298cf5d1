import { type ReactNode, useEffect, useRef } from 'react';
import { Banner } from './banner.tsx';

interface FormAlertProps {
  children: ReactNode;
  action?: ReactNode;
}

/**
 * Why a form could not be sent, above its fields. As an alert it is read out when it comes, so it takes no focus, which
 * would have it read a second time; it only comes into view.
 */
export function FormAlert({ children, action }: FormAlertProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // No value of an effect: newer browsers return a promise.
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={place}>
      <Banner tone="danger" role="alert" action={action}>
        {children}
      </Banner>
    </div>
  );
}

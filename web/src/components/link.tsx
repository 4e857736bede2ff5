// A link within the site: no reload, yet an ordinary link to the browser (new tab, copy, keyboard).
import type { ComponentChildren } from 'preact';
import { formatRoute, goTo, type Route } from '../routes.ts';

interface LinkProps {
  readonly to: Route;
  readonly class?: string;
  /** In words, where the content is a picture. */
  readonly label?: string;
  /** What the link leads to is what the page shows. */
  readonly current?: boolean;
  readonly children: ComponentChildren;
}

export function Link({ to, children, label, current = false, ...rest }: LinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey) {
      event.preventDefault();
      goTo(to);
    }
  };
  return (
    <a
      href={formatRoute(to)}
      onClick={follow}
      aria-label={label}
      title={label}
      aria-current={current ? 'true' : undefined}
      {...rest}
    >
      {children}
    </a>
  );
}

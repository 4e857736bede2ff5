// A page whose script comes only when somebody goes there, so that the table waits for none but its own.
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { loadPageTexts } from '../messages/language.ts';
import { useMessages } from '../messages/messages.tsx';
import { DeadEnd, Loading } from './notes.tsx';

type Fetched<Props> =
  | { readonly kind: 'loading' | 'failed' }
  | { readonly kind: 'page'; readonly Page: ComponentType<Props> };

/** The page that `fetchPage` brings; fetched once, and again after a failure when it is next gone to. */
function lazyPage<Props extends object>(
  fetchPage: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let known: Fetched<Props> = { kind: 'loading' };
  return props => {
    const { t } = useMessages();
    const [fetched, setFetched] = useState(known);
    useEffect(() => {
      const arrived = (Page: ComponentType<Props>) => {
        known = { kind: 'page', Page };
        setFetched(known);
      };
      if (known.kind !== 'page') {
        fetchPage().then(arrived, () => setFetched({ kind: 'failed' }));
      }
    }, []);
    switch (fetched.kind) {
      case 'page':
        return <fetched.Page {...props} />;
      case 'failed':
        return <DeadEnd title={t('page-lost-title')} text={t('page-lost-text')} />;
      default:
        return <Loading offline={false} />;
    }
  };
}

/** A page beside the table: its script comes with the texts that the table does without. */
export function otherPage<Props extends object>(fetchPage: () => Promise<ComponentType<Props>>) {
  return lazyPage(async () => {
    const [Page] = await Promise.all([fetchPage(), loadPageTexts()]);
    return Page;
  });
}

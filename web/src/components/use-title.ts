// The page's name in the browser's tab and in the list of pages that one has been to.
import { useEffect } from 'preact/hooks';
import { useMessages } from '../messages/messages.tsx';

export function useTitle(name: string): void {
  const { t } = useMessages();
  useEffect(() => {
    document.title = `${name} · ${t('app-name')}`;
    return () => {
      document.title = t('app-name');
    };
  }, [name, t]);
}

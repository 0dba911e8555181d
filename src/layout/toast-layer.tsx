import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { areToastsWanted, onToast, type Toast, takeToasts } from '../runtime/toasts';
import { keepFocus } from '../ui/keep-focus';
import { tellMissingPart } from '../ui/missing-part';

const never = () => false;

/** Holds nothing until the first toast: the library, its stylesheet and the containers come with that. */
export function ToastLayer() {
  const isWanted = useSyncExternalStore(onToast, areToastsWanted, never);
  const [Containers, setContainers] = useState<ComponentType | null>(null);
  const [plain, setPlain] = useState<Toast | null>(null);

  useEffect(() => {
    if (!isWanted) return;
    const load = async () => {
      try {
        const module = await import('./toast-containers');
        setContainers(() => module.ToastContainers);
        stop();
      } catch {
        tellMissingPart('The toast library');
        // Above all without a network: it is still said, if plainly, and the next toast asks again.
        const last = takeToasts().at(-1);
        // Of two at once the first has taken both.
        if (last) setPlain(last);
      }
    };
    const stop = onToast(() => void load());
    void load();
    return stop;
  }, [isWanted]);

  if (Containers) return <Containers />;
  return plain && <PlainToast {...plain} onEnd={() => setPlain(null)} />;
}

/** As the library's, but that all of it closes it: its time is seen to pass, unless a pointer or the focus is on it. */
function PlainToast({ message, kind, onEnd }: Toast & { onEnd: () => void }) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className="plain-toast"
      onClick={() => {
        onEnd();
        keepFocus();
      }}
    >
      <span role={kind === 'error' ? 'alert' : 'status'}>{t(`toast.${message}`)}</span>×
      {/* Another's time begins anew. */}
      <i key={message} onAnimationEnd={onEnd} />
    </button>
  );
}

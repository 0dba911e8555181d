import './toasts.css';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type CloseButtonProps, cssTransition, ToastContainer, toast } from 'react-toastify/unstyled';
import { onToast, type Toast, type ToastMessage, takeToasts } from '../runtime/toasts';
import { Icon } from '../ui/icon';
import { circleCheck, info, triangleAlert, x } from '../ui/icons';
import { keepFocus } from '../ui/keep-focus';

/** Specification, section 9; without the library toast-layer.css has it. */
const TOAST_TIMEOUT_MS = 5000;

const LAYERS: readonly Toast['layer'][] = ['bottom-right', 'top-right'];
const ICONS = { info, success: circleCheck, warning: triangleAlert, error: triangleAlert };
const slide = cssTransition({ enter: 'toast-enter', exit: 'toast-exit' });

function show({ message, kind, layer }: Toast): void {
  toast(<Message message={message} />, {
    // The same message twice is one toast, however many causes it has.
    toastId: `${layer} ${message}`,
    containerId: layer,
    type: kind,
    icon: <Icon body={ICONS[kind]} />,
    role: kind === 'error' ? 'alert' : 'status',
  });
}

/** An element, not a text: it follows the language of the page. */
function Message({ message }: { message: ToastMessage }) {
  const { t } = useTranslation();
  const text = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    // The library names its timer in English.
    const timer = text.current?.closest('.Toastify__toast')?.querySelector('[role="progressbar"]');
    timer?.setAttribute('aria-label', t('toast.timer'));
  }, [t]);

  return <span ref={text}>{t(`toast.${message}`)}</span>;
}

function CloseButton({ closeToast }: CloseButtonProps) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className="toast-close"
      aria-label={t('toast.close')}
      onClick={(event) => {
        closeToast(event);
        // It stays for as long as the toast takes to leave, and would take the focus along.
        event.currentTarget.blur();
        keepFocus();
      }}
    >
      <Icon body={x} />
    </button>
  );
}

export function ToastContainers() {
  const { t } = useTranslation();

  useEffect(() => {
    const showWaiting = () => takeToasts().forEach(show);
    // A task later: in strict mode React mounts everything twice, and the first containers take their toasts along.
    const start = setTimeout(showWaiting);
    const stop = onToast(showWaiting);
    return () => {
      clearTimeout(start);
      stop();
    };
  }, []);

  return (
    <>
      {LAYERS.map((layer) => (
        <ToastContainer
          key={layer}
          containerId={layer}
          position={layer}
          autoClose={TOAST_TIMEOUT_MS}
          transition={slide}
          closeButton={CloseButton}
          pauseOnHover
          closeOnClick={false}
          aria-label={t('toast.label')}
        />
      ))}
    </>
  );
}

import { type ComponentType, useEffect, useState } from 'react';

/** An icon that the site's configuration names: what fetches it comes only where there is one. */
export function SocialIcon({ name }: { name: string }) {
  const [RemoteIcon, setRemoteIcon] = useState<ComponentType<{ name: string }> | null>(null);

  useEffect(() => {
    import('../runtime/icon-loader/remote-icon').then(
      (module) => setRemoteIcon(() => module.RemoteIcon),
      () => undefined, // The link says its name beside it.
    );
  }, []);

  return RemoteIcon && <RemoteIcon name={name} />;
}

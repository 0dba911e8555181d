import { type ComponentType, useEffect, useState } from 'react';
import { tellMissingPart } from '../ui/missing-part';

/** An icon that the site's configuration names: what fetches it comes only where there is one. */
export function SocialIcon({ name }: { name: string }) {
  const [RemoteIcon, setRemoteIcon] = useState<ComponentType<{ name: string }> | null>(null);

  useEffect(() => {
    import('../runtime/icon-loader/remote-icon').then(
      (module) => setRemoteIcon(() => module.RemoteIcon),
      () => tellMissingPart('The icon loader'), // The link says its name beside it.
    );
  }, []);

  return RemoteIcon && <RemoteIcon name={name} />;
}

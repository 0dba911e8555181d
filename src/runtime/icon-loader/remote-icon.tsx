import { Icon } from '@iconify/react/offline';
import { useEffect, useState } from 'react';
import type { IconData } from './icon-data';
import { requestIcon } from './request-icon';

/** An icon by its full name, `simple-icons:line`, fetched when it is drawn; nothing stands there until it came. */
export function RemoteIcon({ name }: { name: string }) {
  const [icon, setIcon] = useState<IconData | null>(null);

  useEffect(() => {
    let isCurrent = true;
    const [prefix = '', iconName = ''] = name.split(':');
    void requestIcon(prefix, iconName).then((found) => {
      if (isCurrent) setIcon(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [name]);

  return icon && <Icon icon={icon} className="icon" aria-hidden="true" />;
}

import { useNavigate } from 'react-router-dom';
import { type NavigationOptions, safeTarget } from './navigate';

/**
 * The one way for a script to navigate. @returns false when the target was refused, and nothing has happened
 */
export function useGuardedNavigate(): (target: unknown, options?: NavigationOptions) => boolean {
  const navigate = useNavigate();
  return (target, options) => {
    const safe = safeTarget(target, location.origin, options);
    if (safe === null) return false;
    if (safe.startsWith('/')) void navigate(safe);
    else location.assign(safe);
    return true;
  };
}

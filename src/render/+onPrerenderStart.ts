import { getGlobalContext } from 'vike/server';
import { getBuildId } from '../build/output/build-id';
import { writeSiteFiles } from '../build/site-files/write-site-files';

/** dist/client exists by now, and no page is written yet. */
export async function onPrerenderStart(): Promise<void> {
  const context = await getGlobalContext();
  if (context.isClientSide || !context.assetsManifest) throw new Error('Prerendering needs the client build');
  await writeSiteFiles(await getBuildId(), context.assetsManifest);
}

import { getGlobalContext } from 'vike/server';
import { writeCompany } from '../build/company/write-company';
import { getBuildId, getCodeDigest } from '../build/output/build-id';
import { writeIcons } from '../build/site-files/icon-files';
import { writeSiteFiles } from '../build/site-files/write-site-files';
import { type Written, watchWritten } from './written-pages';

/** dist/client exists by now, and no page is written yet. */
export async function onPrerenderStart({ output }: { output: Written }): Promise<void> {
  watchWritten(output);
  const context = await getGlobalContext();
  if (context.isClientSide || !context.assetsManifest) throw new Error('Prerendering needs the client build');
  const id = await getBuildId();
  await writeSiteFiles(id, context.assetsManifest);
  await writeIcons();
  await writeCompany(id, await getCodeDigest());
}

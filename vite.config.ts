import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';
import { localeCheckPlugin } from './src/build/locale-check/locale-check-plugin.ts';
import { rosetteNumbers } from './src/build/payload/page-rosette.ts';
import { clientChunksPlugin } from './src/build/plugins/client-chunks-plugin.ts';
import { codeAlonePlugin } from './src/build/plugins/code-alone-plugin.ts';
import { codeTokensPlugin } from './src/build/plugins/code-tokens-plugin.ts';
import { devFilesPlugin } from './src/build/plugins/dev-files-plugin.ts';
import { inlinedScriptPlugin } from './src/build/plugins/inlined-script-plugin.ts';
import { outsideHostsPlugin } from './src/build/plugins/outside-hosts-plugin.ts';
import { pageStylesPlugin } from './src/build/plugins/page-styles-plugin.ts';
import { precompressPlugin } from './src/build/plugins/precompress-plugin.ts';
import { reactDomPlugin } from './src/build/plugins/react-dom-plugin.ts';
import { routerPlugin } from './src/build/plugins/router-plugin.ts';
import { tailwindConfigPlugin } from './src/build/plugins/tailwind-config-plugin.ts';
import { textsFilePlugin } from './src/build/plugins/texts-file-plugin.ts';
import { textsReaderPlugin } from './src/build/plugins/texts-reader-plugin.ts';
import { BASE_PATH } from './src/contract/base-path.ts';
import { placesStyles } from './src/illustrations/inspection/places-styles.ts';
import { lineworkPlugin } from './tools/linework/linework-plugin.ts';
import { typeSealStyles } from './tools/linework/partner-drawings.ts';
import { goodsSealStyles } from './tools/linework/partner-goods.ts';

export default defineConfig({
  base: `${BASE_PATH}/`,
  plugins: [
    lineworkPlugin({
      documents: rosetteNumbers(),
      styles: { 'places.css': placesStyles(), 'partner-seals.css': typeSealStyles() + goodsSealStyles() },
    }),
    inlinedScriptPlugin(),
    outsideHostsPlugin(),
    localeCheckPlugin(),
    codeTokensPlugin(),
    reactDomPlugin(),
    routerPlugin(),
    textsFilePlugin('build'),
    textsReaderPlugin(),
    clientChunksPlugin(),
    codeAlonePlugin(),
    devFilesPlugin(),
    react({ jsxImportSource: '#words' }),
    tailwindConfigPlugin(),
    tailwindcss(),
    vike(),
    pageStylesPlugin(),
    precompressPlugin(),
  ],
  server: { host: 'localhost', port: 5173 },
  build: {
    target: 'es2022',
    // The policy allows files of the site, not data in addresses.
    assetsInlineLimit: 0,
    // Nobody reads it; `npm run check:budgets` tells what compressed files weigh.
    reportCompressedSize: false,
  },
});

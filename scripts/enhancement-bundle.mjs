import { minify } from 'terser'
import { build } from 'vite'
import tsconfigPaths from 'vite-tsconfig-paths'
import { scriptTarget } from './browser-targets.mjs'
import { root } from './terminal.mjs'

/**
 * Builds the scripts of pages that are not hydrated, where every byte counts. The second is only for
 * operators with a data layer, the third for the page on which photos are sent.
 * Shared parts stay in the first file, which is loaded before the others.
 */
export function buildEnhancement(/** @type {string} */ outDir) {
  return build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    plugins: [tsconfigPaths(), minifyScripts],
    build: {
      outDir,
      emptyOutDir: false,
      target: `es${scriptTarget}`,
      minify: false,
      lib: {
        entry: {
          enhance: 'app/enhance/main.ts',
          analytics: 'app/enhance/analytics.ts',
          'photo-form': 'app/enhance/photo-form.ts',
        },
        formats: ['es'],
      },
      rollupOptions: {
        // The VAST client uses it to parse XML outside browsers.
        external: ['@xmldom/xmldom'],
        // Otherwise the entry would become a separate file from its shared parts.
        preserveEntrySignatures: 'allow-extension',
        output: { entryFileNames: 'assets/[name]-[hash].js', chunkFileNames: 'assets/part-[name]-[hash].js' },
      },
    },
  })
}

/**
 * Minifies the bundle, as Vite does not minify libraries.
 * @type {import('vite').Plugin}
 */
const minifyScripts = {
  name: 'minify-scripts',
  async generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk') file.code = await minifyModule(file.code)
  },
}

async function minifyModule(/** @type {string} */ code) {
  const { code: minified = code } = await minify(code, {
    ecma: scriptTarget,
    module: true,
    compress: { passes: 3 },
    format: { comments: false },
  })
  return minified
}

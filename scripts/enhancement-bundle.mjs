import { minify } from 'terser'
import { build } from 'vite'
import tsconfigPaths from 'vite-tsconfig-paths'
import { scriptTarget } from './browser-targets.mjs'
import { root } from './terminal.mjs'

/**
 * The scripts of pages that are not hydrated, where every byte counts; the second is only for operators with a data layer,
 * the third for the page on which photos are sent.
 * What parts share stays in the first file, which is there before them.
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
        // The VAST client uses it to parse XML where there is no browser.
        external: ['@xmldom/xmldom'],
        // Otherwise the entry would be a file of its own beside what parts import of it.
        preserveEntrySignatures: 'allow-extension',
        output: { entryFileNames: 'assets/[name]-[hash].js', chunkFileNames: 'assets/part-[name]-[hash].js' },
      },
    },
  })
}

/**
 * Vite minifies no library.
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

import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import tsconfigPaths from 'vite-tsconfig-paths'
import remixConfig from './remix.config.js'

declare module '@remix-run/server-runtime' {
  interface Future {
    v3_singleFetch: true
  }
}

/** The words of the frame, of searches and of statements: nearly every hydrated page says some of each. */
const COMMON_WORDS = /\/locales\/(\w\w)\/(?:shell|ui|errors|search|statement)\.json$/

/** Parts of pages that are plain documents, or of dialogs: no hydrated page needs them. */
const ONLY_IN_DOCUMENTS =
  /\/app\/(ui\/(dialog|error-summary|fact-sheet|section-heading|table)|features\/(account\/.*|favorites\/rows|shell\/(full-frame|header|footer|footer-groups))|routes\/layouts\/(account|default))\.tsx?(\?|$)/

function chunkOf(file: string): string | undefined {
  const [, language] = COMMON_WORDS.exec(file) ?? []
  if (language) return `words-${language}`
  // Fetched by the one page that shows a map, after it has been drawn; what both share must not be in there.
  if (/\/node_modules\/maplibre-gl\/|\/features\/map\/(live\/|base-(look|table|map))/.test(file))
    return 'live-map'
  if (/\/features\/map\/(view|mark-\w+)\.tsx?$/.test(file)) return 'map'
  // Cards say what a loan would cost; the rest of the mortgage is for its own page alone.
  if (/\/features\/loan\/(card-\w+|calculation|annuity|offers|money)\.tsx?$/.test(file)) return 'frame'
  const [, ofDialogs] = /\/features\/(loan|call-request)\//.exec(file) ?? []
  if (ofDialogs) return ofDialogs
  if (file.includes('/node_modules/')) return 'libraries'
  if (ONLY_IN_DOCUMENTS.test(file)) return 'documents'
  // With cards and their parts: in files of their own they would weigh more.
  if (/\/features\/(statements\/(cards\/[\w-]+|[\w-]+)|map\/credit|search\/options)\.tsx?$/.test(file))
    return 'frame'
  if (
    /\/app\/(ui|i18n|http|features\/(shell|criteria|favorites|recent-searches)|routes\/layouts|enhance)\//.test(
      file,
    )
  )
    return 'frame'
  return undefined
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), remix(remixConfig), tsconfigPaths()],
  // The words come as whole files; a name for every key would be in the bundle twice.
  json: { namedExports: false },
  // The worker of the map must be one file: see app/features/map/live/gl-map.client.ts.
  worker: { format: 'es' },
  build: {
    // Without script nothing may depend on data: addresses, and the policy does not allow them for fonts.
    assetsInlineLimit: 0,
    // Remix names the files of a route in its manifest; Vite's own lists would say it again.
    modulePreload: false,
    // MapLibre is over a megabyte, and alone in its file.
    chunkSizeWarningLimit: 1_200,
    // Slower than the default and worth it: 5 % fewer bytes on every hydrated page.
    minify: isSsrBuild ? false : 'terser',
    terserOptions: { ecma: 2020, module: true, compress: { passes: 2 }, format: { comments: false } },
    // Few files compress better than many, and what every hydrated page needs is fetched once.
    rollupOptions: {
      // The index of a feature must not bring all of it along.
      treeshake: { moduleSideEffects: (file) => !/\/app\/features\/.*\.tsx?$/.test(file) },
      ...(!isSsrBuild && { output: { manualChunks: chunkOf } }),
    },
  },
}))

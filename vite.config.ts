import { vitePlugin as remix } from '@remix-run/dev'
import { Features } from 'lightningcss'
import { defineConfig } from 'vite'
import tsconfigPaths from 'vite-tsconfig-paths'
import remixConfig from './remix.config.js'

declare module '@remix-run/server-runtime' {
  interface Future {
    v3_singleFetch: true
  }
}

/** Messages of the layout, of searches and of statements: nearly every hydrated page shows some of each. */
const COMMON_TRANSLATIONS = /\/locales\/(\w\w)\/(?:layout|ui|errors|search|statement)\.json$/

/** Parts of pages that are plain documents, or of dialogs: no hydrated page needs them. */
const ONLY_IN_DOCUMENTS =
  /\/app\/(ui\/(dialog|fact-sheet|section-heading|table)|forms\/error-summary|page\/fragments|features\/(account\/.*|favorites\/(favorite-rows|favorite-button)|search\/result-cards|statements\/cards\/(statement-card|statement-photo|price-line)|layout\/(full-layout|header|footer|use-footer-groups))|routes\/layouts\/(account|default))\.tsx?(\?|$)/

function getChunkName(file: string): string | undefined {
  // A sheet's URL is one line; in a feature's chunk it would bring the feature along.
  if (file.includes('.css')) return undefined
  const [, language] = COMMON_TRANSLATIONS.exec(file) ?? []
  if (language) return `messages-${language}`
  // Fetched by the one page that shows a map, after it has been drawn; what both share must not be in there.
  if (/\/node_modules\/maplibre-gl\/|\/features\/map\/(live\/|base-map-(sizes|table)|base-map\.)/.test(file))
    return 'live-map'
  if (/\/features\/map\/(map-view|mark-\w+|use-mark-label)\.tsx?$/.test(file)) return 'map'
  // Cards say what a loan would cost; the rest of the mortgage is for its own page alone.
  if (/\/features\/loan\/(card-[\w-]+|calculation|annuity|bank-terms|format)\.tsx?$/.test(file))
    return 'layout'
  const [, ofDialogs] = /\/features\/(loan|call-request)\//.exec(file) ?? []
  if (ofDialogs) return ofDialogs
  if (file.includes('/node_modules/')) return 'libraries'
  if (ONLY_IN_DOCUMENTS.test(file)) return 'documents'
  // With cards and their parts: in files of their own they would weigh more.
  if (
    /\/features\/(statements\/(cards\/[\w-]+|[\w-]+)|map\/map-attribution|search\/select-options)\.tsx?$/.test(
      file,
    )
  )
    return 'layout'
  if (
    /\/contract\/values\/|\/app\/(ui|i18n|http|forms|page|seo|session|features\/(layout|search-filters|favorites|recent-searches)|routes\/layouts|enhance)\//.test(
      file,
    )
  )
    return 'layout'
  return undefined
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [remix(remixConfig), tsconfigPaths()],
  // Messages come as whole files; a name for every key would be in the bundle twice.
  json: { namedExports: false },
  // The worker of the map must be one file: see app/features/map/live/gl-map.client.ts.
  worker: { format: 'es' },
  // min-width compresses better than ranges; colours of the dark mode come from tokens, so variables for `light-dark()` are dead bytes.
  css: { lightningcss: { include: Features.MediaQueries, exclude: Features.LightDark } },
  build: {
    // For profiles and stack traces.
    sourcemap: isSsrBuild === true,
    cssMinify: 'lightningcss',
    cssTarget: ['chrome111', 'firefox128', 'safari16.4'],
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
      ...(!isSsrBuild && { output: { manualChunks: getChunkName } }),
    },
  },
}))

import { vitePlugin as remix } from '@remix-run/dev'
import { Features } from 'lightningcss'
import { defineConfig } from 'vite'
import tsconfigPaths from 'vite-tsconfig-paths'
import remixConfig from './remix.config.js'
import { cssTarget, scriptTarget } from './scripts/browser-targets.mjs'

declare module '@remix-run/server-runtime' {
  interface Future {
    v3_singleFetch: true
  }
}

/** Messages that nearly every hydrated page needs. */
const COMMON_TRANSLATIONS = /\/locales\/(\w\w)\/(?:layout|ui|errors|search|statement)\.json$/

/** Parts of plain documents and dialogs, which no hydrated page needs. */
const ONLY_IN_DOCUMENTS =
  /(contract\/values\/((georgian|name)-letters|birth-date|bounded-number|cadastral-code|email|link-url|package-title|registered-number|text-lengths|quantity-words|split-quantity|top-up-amount|typed-[a-z]+)|app\/(i18n\/format-(date-time|month)|seo\/breadcrumb-list|ui\/(card|dialog|number-field|text-area|fact-sheet|section|section-heading|table|tabs|text-page|unbroken-text|unreachable-part)|forms\/(?!button-form)[\w-]+|page\/fragments|http\/(escape-html|own-path)|features\/(account\/.*|favorites\/(favorite-rows|undo-form)|search\/(result-cards|did-you-mean|filter-form-fragment)|search-filters\/(parse-search-filters|param-issues)|statements\/(badges|no-statements|statement-titles|cards\/(statement-card|statement-photo|price-line|vip-row|auction-row)|page\/(detail-facts|gallery|statement-names|walking-times))|layout\/(full-layout|header|footer|use-footer-groups))|routes\/layouts\/(account|default)))\.tsx?(\?|$)/

function getChunkName(file: string): string | undefined {
  // A route module loads with its page only.
  if (/[/-]route\.tsx?(\?|$)/.test(file)) return undefined
  // Only the URL of a style sheet is imported; in a feature's chunk it would load the whole feature.
  if (file.includes('.css')) return undefined
  // Loaded half a minute after the page.
  if (file.endsWith('/app/enhance/keep-rotating.ts')) return 'keep-rotating'
  if (/\/features\/map\/draw\/|\/app\/map\/geometry\.ts$/.test(file)) return 'draw-area'
  if (file.endsWith('/features/search/more-filters.tsx')) return 'more-filters'
  if (/\/enhance\/favorites\.ts$|\/(favorite-button|statement-preview-card)\.tsx$/.test(file))
    return 'statement-preview'
  const [, language] = COMMON_TRANSLATIONS.exec(file) ?? []
  if (language) return `messages-${language}`
  // Loaded after the map is drawn, so it must not contain what the drawing needs.
  if (
    /\/node_modules\/(maplibre-gl|pmtiles|fflate)\/|\/features\/map\/live\/|\/app\/map\/(map-style|map-colours|tile-schema|is-in-ring)\.ts$/.test(
      file,
    )
  )
    return 'live-map'
  if (/\/features\/map\/(map-view|map-ground|mark-\w+|use-mark-label)\.tsx?$|\/app\/map\//.test(file))
    return 'map'
  const [, ofDialogs] = /\/features\/(loan|call-request)\//.exec(file) ?? []
  if (ofDialogs) return ofDialogs
  if (/\/node_modules\/(@conform-to|zod)\//.test(file)) return 'documents'
  if (file.includes('/node_modules/')) return 'libraries'
  if (ONLY_IN_DOCUMENTS.test(file)) return 'documents'
  // Cards and their parts compress better in one file with the layout.
  if (
    /\/features\/(statements\/(cards\/[\w-]+|[\w-]+)|map\/map-attribution|search\/(select-options|filter-form|filter-form-data|place-fields|folded-filter))\.tsx?$/.test(
      file,
    )
  )
    return 'layout'
  if (
    /\/contract\/(currencies|values\/|drawn-area|walking-times)|\/app\/(ui|i18n|http|forms|page|seo|session|features\/(layout|search-filters|favorites|recent-searches|currency)|routes\/layouts|enhance)\//.test(
      file,
    )
  )
    return 'layout'
  return undefined
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [remix(remixConfig), tsconfigPaths()],
  // Messages are used as whole files; a named export for each key would double them.
  json: { namedExports: false },
  // The map's worker must be one file: see app/features/map/live/gl-map.client.ts.
  worker: { format: 'es' },
  // min-width compresses better than ranges. Dark colours come from tokens, so fallbacks for `light-dark()`
  // are unused.
  css: { lightningcss: { include: Features.MediaQueries, exclude: Features.LightDark } },
  build: {
    // Source maps are for profiles and stack traces.
    sourcemap: isSsrBuild === true,
    target: `es${scriptTarget}`,
    cssMinify: 'lightningcss',
    cssTarget,
    // The CSP allows no `data:` URLs for fonts.
    assetsInlineLimit: 0,
    // Remix's manifest lists the files of each route; Vite's lists would repeat them.
    modulePreload: false,
    // MapLibre is over a megabyte, in a file of its own.
    chunkSizeWarningLimit: 1_200,
    // Slower than the default, but 5 % smaller on every hydrated page.
    minify: isSsrBuild ? false : 'terser',
    terserOptions: { ecma: scriptTarget, module: true, compress: { passes: 2 }, format: { comments: false } },
    // Few files compress better than many, and shared ones are fetched once.
    rollupOptions: {
      // Importing a feature's index must not bundle the whole feature.
      treeshake: {
        moduleSideEffects: (file) => !/\/app\/(features|enhance\/favorites)\b.*\.tsx?$/.test(file),
      },
      // Node.js keeps the maps in memory, where the sources would take more space than everything else in
      // them.
      output: isSsrBuild ? { sourcemapExcludeSources: true } : { manualChunks: getChunkName },
    },
  },
}))

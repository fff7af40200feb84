import { vitePlugin as remix } from '@remix-run/dev'
import { Features } from 'lightningcss'
import { defineConfig, type Plugin } from 'vite'
import tsconfigPaths from 'vite-tsconfig-paths'
import remixConfig, { hydratedModules } from './remix.config.js'
import { cssTarget, scriptTarget } from './scripts/browser-targets.mjs'

declare module '@remix-run/server-runtime' {
  interface Future {
    v3_singleFetch: true
  }
}

/** Messages that nearly every hydrated page needs. */
const COMMON_TRANSLATIONS = /\/locales\/(\w\w)\/(?:layout|ui|errors|search|statement)\.json$/

function getChunkName(file: string): string | undefined {
  // A route module loads with its page only.
  if (/[/-]route\.tsx?(\?|$)/.test(file)) return undefined
  // Only the URL of a style sheet is imported; in a feature's chunk it would load the whole feature.
  if (file.includes('.css')) return undefined
  // Loaded half a minute after the page.
  if (file.endsWith('/app/enhance/keep-rotating.ts')) return 'keep-rotating'
  if (/\/features\/map\/draw\/|\/app\/map\/geometry\.ts$/.test(file)) return 'draw-area'
  if (/\/features\/search\/filters\/(more-filters|stay-drawer)\.tsx$/.test(file)) return 'rare-filters'
  if (file.endsWith('/statement-preview-card.tsx')) return 'statement-preview'
  // Loaded after the page, also by rows beside the map.
  if (file.endsWith('/enhance/favorites.ts')) return 'favorites'
  const [, language] = COMMON_TRANSLATIONS.exec(file) ?? []
  if (language) return `messages-${language}`
  // Loaded after the map is drawn, so it must not contain what the drawing needs.
  if (
    /\/node_modules\/(maplibre-gl|pmtiles|fflate)\/|\/features\/map\/live\/|\/app\/map\/(map-style|map-colours|tile-schema|is-in-ring)\.ts$/.test(
      file,
    )
  )
    return 'live-map'
  if (file.includes('/node_modules/')) return 'libraries'
  // Cards and their parts compress better in one file with the layout.
  if (
    /\/features\/(statements\/(cards\/[\w-]+|[\w-]+)|map\/(map-attribution|map-view|map-ground|mark-\w+|use-mark-label)|search\/filters\/(select-options|filter-form|filter-form-data|place-fields|folded-filter))\.tsx?$/.test(
      file,
    )
  )
    return 'layout'
  if (
    /\/contract\/(currencies|values\/|drawn-area|walking-times)|\/app\/(map|ui|i18n|http|forms|page|seo|session|features\/(layout|search-filters|favorites|recent-searches|currency)|routes\/layouts|enhance)\//.test(
      file,
    )
  )
    return 'layout'
  return undefined
}

/** Marks the module of a route in Remix's build for browsers. */
const CLIENT_ROUTE = '?__remix-build-client-route'

/** Leaves routes that are never hydrated out of the bundle for browsers, with all that only they import. */
function omitPlainRoutes(): Plugin {
  const isHydrated = (file: string) => hydratedModules.some((module) => file.endsWith(`/app/${module}`))
  const { pathname: substitute } = new URL('app/page/reload-page.tsx', import.meta.url)
  return {
    name: 'omit-plain-routes',
    apply: 'build',
    // After Remix has made the module a list of the route's exports.
    enforce: 'post',
    transform(_code, id) {
      if (!id.endsWith(CLIENT_ROUTE) || isHydrated(id.slice(0, -CLIENT_ROUTE.length))) return null
      return { code: `export { default } from ${JSON.stringify(substitute)}`, map: null }
    },
  }
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [omitPlainRoutes(), remix(remixConfig), tsconfigPaths()],
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

import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Scripts, styles and drawings of the pages by URL, and the files of the site. */
export interface PageAssets {
  /** Folder whose files are served at the root of the site. */
  folder: string
  styleSheet: string
  gateImage: string
  enhanceScript: string
  photoFormScript: string
  dataLayerScript: string
}

/** Lists the assets that Vite serves in development. */
export function listSourceAssets(root: string): PageAssets {
  return {
    folder: join(root, 'public'),
    styleSheet: '/app/styles/main.css',
    gateImage: '/img/gate.svg',
    enhanceScript: '/app/enhance/main.ts',
    photoFormScript: '/app/enhance/photo-form.ts',
    dataLayerScript: '/app/enhance/analytics.ts',
  }
}

/** @throws Error if the build is missing or incomplete */
export function findBuiltAssets(root: string): PageAssets {
  const folder = join(root, 'build/client')
  if (!existsSync(folder)) throw new Error(`${folder} is missing: run the build first`)
  const files = readdirSync(join(folder, 'assets'))
  return {
    folder,
    styleSheet: findAssetUrl(files, 'main', 'css'),
    gateImage: findAssetUrl(files, 'gate', 'svg'),
    enhanceScript: findAssetUrl(files, 'enhance', 'js'),
    photoFormScript: findAssetUrl(files, 'photo-form', 'js'),
    dataLayerScript: findAssetUrl(files, 'analytics', 'js'),
  }
}

/** @param name file name without the hash of its content */
function findAssetUrl(files: readonly string[], name: string, extension: 'js' | 'css' | 'svg'): string {
  const named = new RegExp(`^${name}-[\\w-]+\\.${extension}$`)
  const file = files.find((each) => named.test(each))
  if (!file) throw new Error(`the build has no ${name}.${extension}: run it again`)
  return `/assets/${file}`
}

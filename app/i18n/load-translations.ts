import type { ResourceLanguage } from 'i18next'
import type { Language } from './languages'

/** Translation files bundled for the browser: only namespaces of hydrated pages. */
const translationFiles = import.meta.glob<ResourceLanguage[string]>(
  '../../locales/*/{errors,favorites,map,search,layout,statement,ui}.json',
  { import: 'default' },
)

export type HydratedNamespace = 'errors' | 'favorites' | 'map' | 'search' | 'layout' | 'statement' | 'ui'

/** Loads the namespaces of the current routes in one language. */
export async function loadTranslations(
  language: Language,
  namespaces: HydratedNamespace[],
): Promise<ResourceLanguage> {
  const loading = namespaces.map(async (namespace) => {
    return [namespace, await translationFiles[`../../locales/${language}/${namespace}.json`]?.()]
  })
  return Object.fromEntries(await Promise.all(loading))
}

import type { ResourceLanguage } from 'i18next'
import type { Language } from './languages'

/** What hydrated pages say; all others are put into words by the server, and the browser need not know their files. */
const translationFiles = import.meta.glob<ResourceLanguage[string]>(
  '../../locales/*/{errors,favorites,map,search,layout,statement,ui}.json',
  { import: 'default' },
)

/** A file of words that a browser can load: one of those above. */
export type HydratedNamespace = 'errors' | 'favorites' | 'map' | 'search' | 'layout' | 'statement' | 'ui'

/** Loads words of one language: a hydrated page needs no other, and of that one only what its routes ask for. */
export async function loadTranslations(
  language: Language,
  namespaces: HydratedNamespace[],
): Promise<ResourceLanguage> {
  const loading = namespaces.map(async (namespace) => {
    return [namespace, await translationFiles[`../../locales/${language}/${namespace}.json`]?.()]
  })
  return Object.fromEntries(await Promise.all(loading))
}

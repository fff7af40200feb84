import type { ResourceLanguage } from 'i18next'
import type { Language } from './languages'
import type { Namespace } from './words'

const files = import.meta.glob<ResourceLanguage[string]>('../../locales/*/*.json', { import: 'default' })

/** Loads words of one language: a hydrated page needs no other, and of that one only what its routes ask for. */
export async function loadWords(language: Language, namespaces: Namespace[]): Promise<ResourceLanguage> {
  const loading = namespaces.map(async (namespace) => {
    return [namespace, await files[`../../locales/${language}/${namespace}.json`]?.()]
  })
  return Object.fromEntries(await Promise.all(loading))
}

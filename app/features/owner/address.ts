import { type Language, localizedPath } from '../../i18n/languages'

/** The lists of those who offer, and of what developers build. */
export const BROKERS_PATH = '/brokerebi'
export const DEVELOPERS_PATH = '/developerebi'
export const PROJECTS_PATH = '/developerebi?activeTab=2'

/** The page of a broker, by the slug or the number. */
export function brokerAddress(key: string, language: Language): string {
  return localizedPath(`/br/${encodeURIComponent(key)}`, language)
}

/** The page of a developer, by the slug or the number. */
export function developerAddress(key: string, language: Language): string {
  return localizedPath(`/d/${encodeURIComponent(key)}`, language)
}

/** The page of a project, by the slug, the uuid or the number. */
export function projectAddress(key: string, language: Language): string {
  return localizedPath(`/proeqti/${encodeURIComponent(key)}`, language)
}

interface Owner {
  id: number | undefined
  slug: string | undefined
}

/** The page of whoever offers something, of those kinds of people who have one. */
export function ownerAddress(
  kind: string | undefined,
  { id, slug }: Owner,
  language: Language,
): string | undefined {
  const key = slug ?? (id === undefined ? undefined : String(id))
  if (key === undefined) return undefined
  if (kind === 'broker') return brokerAddress(key, language)
  return kind === 'developer' ? developerAddress(key, language) : undefined
}

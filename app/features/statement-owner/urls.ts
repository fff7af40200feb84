import { type Language, toLocalizedPath } from '~/i18n/languages'

/** The lists of those who offer, and of what developers build. */
export const BROKERS_PATH = '/brokerebi'
export const DEVELOPERS_PATH = '/developerebi'
export const PROJECTS_PATH = '/developerebi?activeTab=2'

/** The page of a broker, by the slug or the number. */
export function brokerHref(key: string, language: Language): string {
  return toLocalizedPath(`/br/${encodeURIComponent(key)}`, language)
}

/** The page of a developer, by the slug or the number. */
export function developerHref(key: string, language: Language): string {
  return toLocalizedPath(`/d/${encodeURIComponent(key)}`, language)
}

/** The page of a project, by the slug, the uuid or the number. */
export function projectHref(key: string, language: Language): string {
  return toLocalizedPath(`/proeqti/${encodeURIComponent(key)}`, language)
}

interface OwnerKey {
  id: number | undefined
  slug: string | undefined
}

/** The page of whoever offers something, of those kinds of people who have one. */
export function ownerHref(
  kind: string | undefined,
  { id, slug }: OwnerKey,
  language: Language,
): string | undefined {
  const key = slug ?? (id === undefined ? undefined : String(id))
  if (key === undefined) return undefined
  if (kind === 'broker') return brokerHref(key, language)
  return kind === 'developer' ? developerHref(key, language) : undefined
}

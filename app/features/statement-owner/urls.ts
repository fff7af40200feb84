import { type Language, toLocalizedPath } from '~/i18n/languages'

export const BROKERS_PATH = '/brokerebi'
export const DEVELOPERS_PATH = '/developerebi'
export const PROJECTS_PATH = '/developerebi?activeTab=2'

export function brokerHref(key: string, language: Language): string {
  return toLocalizedPath(`/br/${encodeURIComponent(key)}`, language)
}

export function developerHref(key: string, language: Language): string {
  return toLocalizedPath(`/d/${encodeURIComponent(key)}`, language)
}

export function projectHref(key: string, language: Language): string {
  return toLocalizedPath(`/proeqti/${encodeURIComponent(key)}`, language)
}

interface OwnerKey {
  id: number | undefined
  slug: string | undefined
}

/** Returns undefined for owners without a page. */
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

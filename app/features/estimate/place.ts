/** The three parts of the estimator by the specification's numbers. */
export const TABS = { result: 0, intro: 1, form: 2 } as const
export type Tab = (typeof TABS)[keyof typeof TABS]

export const PAGE_PATH = '/account/aiService/aiView'
export const ACCURACY_PATH = '/ai-estimate/accuracy'
/** Where people value what this does not. */
export const RATERS_PATH = '/shefaseba'

/** The parameters of the modal: closing it removes them. */
export const modalParameters = ['ai_modal', 'statementInner', 'tab_index', 'ai_failed'] as const

/** Where the estimator stands: over a page, or as a page of its own. */
export interface EstimatePlace {
  path: string
  /** The query without what moves inside the estimator. */
  kept: [name: string, value: string][]
}

export function placeOf({ pathname, searchParams }: URL): EstimatePlace {
  const moving: readonly string[] = ['tab_index', 'ai_failed', 'login']
  return { path: pathname, kept: [...searchParams].filter(([name]) => !moving.includes(name)) }
}

export function isModal(url: URL): boolean {
  return url.searchParams.has('ai_modal')
}

/** The address of one of its parts. */
export function tabAddress({ path, kept }: EstimatePlace, tab: Tab, ...more: [string, string][]): string {
  return `${path}?${new URLSearchParams([...kept, ['tab_index', String(tab)], ...more])}`
}

/** The page without the modal. */
export function closeAddress({ path, kept }: EstimatePlace): string {
  const rest = kept.filter(([name]) => !modalParameters.some((one) => one === name))
  return rest.length > 0 ? `${path}?${new URLSearchParams(rest)}` : path
}

/** Anything but the three numbers is the intro. */
export function readTab({ searchParams }: URL): Tab {
  const text = searchParams.get('tab_index')
  return text === '0' ? TABS.result : text === '2' ? TABS.form : TABS.intro
}

/** Tab numbers of the specification. */
export const TABS = { result: 0, intro: 1, form: 2 } as const
export type EstimateTabId = (typeof TABS)[keyof typeof TABS]

export const APPRAISAL_PATH = '/shefaseba'

/** Parameters of the dialog, removed when it closes. */
const DIALOG_PARAMS = ['ai_modal', 'statementInner', 'tab_index', 'ai_failed'] as const

export interface EstimatePageUrl {
  path: string
  /** Query without the estimator's own parameters. */
  otherParams: [name: string, value: string][]
}

export function toEstimatePageUrl({ pathname, searchParams }: URL): EstimatePageUrl {
  const moving: readonly string[] = ['tab_index', 'ai_failed', 'login']
  return { path: pathname, otherParams: [...searchParams].filter(([name]) => !moving.includes(name)) }
}

export function estimateTabHref(
  { path, otherParams }: EstimatePageUrl,
  tab: EstimateTabId,
  ...more: [string, string][]
): string {
  return `${path}?${new URLSearchParams([...otherParams, ['tab_index', String(tab)], ...more])}`
}

export function estimateCloseHref({ path, otherParams }: EstimatePageUrl): string {
  const rest = otherParams.filter(([name]) => !DIALOG_PARAMS.some((one) => one === name))
  return rest.length > 0 ? `${path}?${new URLSearchParams(rest)}` : path
}

/** Parses the tab. Default: the intro. */
export function parseTab({ searchParams }: URL): EstimateTabId {
  const text = searchParams.get('tab_index')
  return text === '0' ? TABS.result : text === '2' ? TABS.form : TABS.intro
}

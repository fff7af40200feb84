import { isUuid } from '~contract/values/ids'

const MAX_REPORT_IDS = 5

export function formatReportIds(ids: string[]): string {
  return ids.join(',')
}

/** Parses the latest report ids, newest first; values that are not UUIDs are dropped. */
export function parseReportIds(text: string | undefined): string[] {
  const ids = text?.split(',').filter((id) => isUuid(id)) ?? []
  return [...new Set(ids)].slice(0, MAX_REPORT_IDS)
}

export function addReportId(ids: string[], id: string): string[] {
  return parseReportIds(formatReportIds([id, ...ids]))
}

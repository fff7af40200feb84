import { useMatches } from '@remix-run/react'
import type { FooterGroup } from './layout-data'

/** What the loader of a layout with a full footer returns. */
export interface FooterData {
  footerGroups: FooterGroup[]
}

/** The footer's columns, from whichever layout loaded them; none on pages of work, which have no room for them. */
export function useFooterGroups(): FooterGroup[] {
  const matches = useMatches()
  return matches.map(({ data }) => getFooterGroups(data)).find((groups) => groups !== undefined) ?? []
}

function getFooterGroups(data: unknown): FooterGroup[] | undefined {
  return data && typeof data === 'object' && 'footerGroups' in data
    ? (data as FooterData).footerGroups
    : undefined
}

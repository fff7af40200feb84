import { useMatches } from '@remix-run/react'
import type { FooterGroup } from '~/page/layout-data'

export interface FooterData {
  footerGroups: FooterGroup[]
}

export function useFooterGroups(): FooterGroup[] {
  const matches = useMatches()
  return matches.map(({ data }) => getFooterGroups(data)).find((groups) => groups !== undefined) ?? []
}

function getFooterGroups(data: unknown): FooterGroup[] | undefined {
  return data && typeof data === 'object' && 'footerGroups' in data
    ? (data as FooterData).footerGroups
    : undefined
}

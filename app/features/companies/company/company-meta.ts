import type { MetaDescriptor } from '@remix-run/node'
import { createPageMeta, findPageContext } from '~/seo/page-meta'
import { toCompanyStructuredData } from '../structured-data'
import type { BrokerData, DeveloperData } from './loader.server'

interface MetaArgs {
  data: BrokerData | DeveloperData | undefined
  matches: { id: string; data?: unknown }[]
}

export function companyMeta({ data, matches }: MetaArgs): MetaDescriptor[] {
  if (!data) return []
  const { company, kind, meta, path } = data
  const root = findPageContext(matches)
  const structuredData = root
    ? toCompanyStructuredData(company, kind, { ...root, canonical: path, listTitle: meta.listTitle })
    : []
  return [
    ...createPageMeta(meta, root),
    ...structuredData.map((facts) => ({ 'script:ld+json': facts })),
  ] as MetaDescriptor[]
}

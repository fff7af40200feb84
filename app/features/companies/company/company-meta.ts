import type { MetaDescriptor } from '@remix-run/node'
import { createPageMeta, findPageContext } from '~/seo/page-meta'
import type { CompanyDetails } from '~/upstream/companies.server'
import type { CompanyType } from '~contract/companies'
import { toCompanyStructuredData } from '../structured-data'
import type { CompanyMeta } from './loader.server'

interface MetaArgs {
  data: { company: CompanyDetails; kind: CompanyType; meta: CompanyMeta; path: string } | undefined
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

import type { MetaDescriptor } from '@remix-run/node'
import { pageMeta, rootOf } from '../../../http/page-meta'
import { companyForMachines } from '../structured-data'
import type { BrokerData, DeveloperData } from './load.server'

interface Arguments {
  data: BrokerData | DeveloperData | undefined
  matches: { id: string; data?: unknown }[]
}

/** The name, and for machines all that is said of the company. */
export function companyMeta({ data, matches }: Arguments): MetaDescriptor[] {
  if (!data) return []
  const { company, kind, meta, path } = data
  const root = rootOf(matches)
  const machines = root
    ? companyForMachines(company, kind, { ...root, canonical: path, list: meta.list })
    : []
  return [
    ...pageMeta(meta, root),
    ...machines.map((facts) => ({ 'script:ld+json': facts })),
  ] as MetaDescriptor[]
}

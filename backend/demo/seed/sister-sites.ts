import { insertRows } from '~backend/platform/db/insert-rows'
import type { Db } from '~backend/platform/db/pool'
import { SISTER_SITES } from '../sandbox/elsewhere/sites'
import { toOtherSiteUrl } from '../sandbox/sandbox-urls'

/** Adds links to sister sites. Safe to repeat. */
export async function addSisterSites(db: Db): Promise<void> {
  const names = Object.keys(SISTER_SITES) as (keyof typeof SISTER_SITES)[]
  const rows = names.map((site, at) => ({
    position: at + 1,
    name_ka: SISTER_SITES[site].ka,
    name_en: SISTER_SITES[site].en,
    name_ru: SISTER_SITES[site].ru,
    url: toOtherSiteUrl(site),
    logo: `/img/sister-sites/${site}.svg`,
  }))
  await insertRows(db, 'sister_sites', rows, 'on conflict do nothing')
}

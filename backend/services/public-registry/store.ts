import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import type { Locale } from '~backend/platform/localized-text'

type RegistryService = Record<`name_${Locale}`, string> & Row<'registry_services', 'id' | 'key' | 'fee'>

export async function listRegistryServices(db: Db): Promise<RegistryService[]> {
  const { rows } = await db.query<RegistryService>(
    `select id, key, name_ka, name_en, name_ru, fee from registry_services where is_offered order by position, id`,
  )
  return rows
}

export type Branch = Record<`${'city' | 'name' | 'address'}_${Locale}`, string> &
  Row<'registry_branches', 'id'>

export async function listBranches(db: Db): Promise<Branch[]> {
  const { rows } = await db.query<Branch>(
    `select id, city_ka, city_en, city_ru, name_ka, name_en, name_ru, address_ka, address_en, address_ru
     from registry_branches where is_open order by position, id`,
  )
  return rows
}

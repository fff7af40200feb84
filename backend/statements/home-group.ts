/** Statements of one home: the number of sellers and the range of their prices; null without any price. */
export type HomeGroupJson = {
  id: number
  sellers: number
  gel: [min: number, max: number] | null
  usd: [min: number, max: number] | null
}

const rangeSql = (column: string) =>
  `case when min(${column}) is not null then json_build_array(min(${column}), max(${column})) end`

/** SQL of `HomeGroupJson`, null if no other statement of the home of `statements s` is public. */
export const HOME_GROUP_SQL = `case when s.home_group_id is not null then
  (select json_build_object('id', s.home_group_id, 'sellers', count(distinct offer.user_id),
     'gel', ${rangeSql('offer.price_gel')}, 'usd', ${rangeSql('offer.price_usd')})
   from statements offer where offer.home_group_id = s.home_group_id and offer.is_public having count(*) > 1) end`

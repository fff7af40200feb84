/** SQL: the users are the same or belong to the same company; null if one of them is unknown. */
export const sameCompanySql = (one: string, other: string) => `(${companySql(one)} = ${companySql(other)})`

const companySql = (user: string) =>
  `coalesce((select broker_id from broker_agents where agent_id = ${user}), ${user})`

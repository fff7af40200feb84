/** SQL condition: the user is the owner of a statement, or the company for which its owner works now. */
export const managedBySql = (owner: string, user: string) =>
  `(${owner} = ${user} or exists (select from broker_agents where agent_id = ${owner} and broker_id = ${user}))`

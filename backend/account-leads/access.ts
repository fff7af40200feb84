/**
 * SQL of leads `l` that a user may read: the account, and the agent who looks after it while working for
 * that broker.
 * @param user SQL of the user's id
 */
export const isReadableSql = (
  user: string,
) => `(l.account_id = ${user} or l.assignee_id = ${user} and exists (
  select from broker_agents m where m.agent_id = ${user} and m.broker_id = l.account_id))`

/**
 * SQL of conversations `c` that a user follows up for their owner: the broker whom the owner works for, and
 * the agent to whom the lead was given.
 * @param user SQL of the user's id
 */
export const isFollowerSql = (user: string) => `exists (
  select from account_lead_sources source join account_leads l on l.id = source.lead_id
  where source.kind = 'conversation' and source.source_id = c.id::text and ${isReadableSql(user)}
    and (c.owner_id = l.account_id or exists (
      select from broker_agents m where m.agent_id = c.owner_id and m.broker_id = l.account_id)))`

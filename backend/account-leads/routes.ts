import { Router } from 'express'
import type pg from 'pg'
import { inAccountTransaction } from '~backend/platform/auth/in-account-transaction'
import { invalidField } from '~backend/platform/http/errors'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { toPage, toPaginationJson } from '~backend/platform/http/pagination'
import { isPrivateUrl } from '~backend/platform/webhooks/private-addresses'
import { accountLeadEndpoints } from '~contract/endpoints/account-leads'
import { addNote, assignLead, setReminder, setStage } from './change-lead'
import { findContacts, findRelatedIds, listActs, listEvents, listLeadMessages } from './lead-history'
import { listResponseTimes } from './response-times'
import { findLastDelivery, findSettings, saveRouting, saveWebhook } from './settings'
import { findSoughtHomes } from './sought-homes'
import {
  countLeadsByStage,
  listAgentNames,
  listLeadProjects,
  listLeads,
  requireLead,
  toLeadJson,
  toStatementJson,
} from './store'

export function accountLeadRoutes(pool: pg.Pool): Router {
  const router = Router()

  mountEndpoint(router, accountLeadEndpoints.list, async ({ query, userId, locale }) => {
    const page = toPage(query)
    const { stage, kind, project_id: projectId, assignee, is_waiting: isWaiting, q: search } = query
    const filter = { stage, kind, projectId, assignee, isWaiting, search }
    const [rows, countByStage, projects, agents] = await Promise.all([
      listLeads(pool, userId, filter, page),
      countLeadsByStage(pool, userId, filter),
      listLeadProjects(pool, userId),
      listAgentNames(pool, userId),
    ])
    const total =
      stage === undefined
        ? Object.values(countByStage).reduce((sum, count) => sum + count, 0)
        : (countByStage[stage] ?? 0)
    const ids = rows.map(({ id }) => id)
    const [contacts, soughtHomes] = await Promise.all([findContacts(pool, ids), findSoughtHomes(pool, ids)])
    return {
      data: rows.map((row) => ({
        ...toLeadJson(row, locale, soughtHomes.get(row.id)),
        contact: contacts.get(row.id) ?? null,
      })),
      count_by_stage: countByStage,
      projects: projects.map(({ id, name, new: fresh, talking, waiting }) => ({
        id,
        title: name[locale],
        new: fresh,
        talking,
        waiting,
      })),
      agents,
      ...toPaginationJson(page, rows.length, total),
    }
  })

  mountEndpoint(router, accountLeadEndpoints.one, async ({ params, userId, locale }) => {
    const lead = await requireLead(pool, userId, params.id)
    const [contacts, soughtHomes, events, messages, acts, relatedIds, agents] = await Promise.all([
      findContacts(pool, [lead.id]),
      findSoughtHomes(pool, [lead.id]),
      listEvents(pool, lead.id),
      listLeadMessages(pool, lead.id, userId),
      listActs(pool, lead.id),
      findRelatedIds(pool, lead, userId),
      lead.account_id === userId ? listAgentNames(pool, userId) : [],
    ])
    const related = await Promise.all(relatedIds.map((id) => requireLead(pool, userId, String(id))))
    return {
      ...toLeadJson(lead, locale, soughtHomes.get(lead.id)),
      contact: contacts.get(lead.id) ?? null,
      events,
      messages,
      acts,
      agents,
      related: related.map((row) => ({
        id: row.id,
        kind: row.kind,
        stage: row.stage,
        statement: toStatementJson(row, locale),
      })),
    }
  })

  mountEndpoint(router, accountLeadEndpoints.setStage, async ({ params, body, userId }) => {
    const { stage, shown_stage: shownStage } = body
    await inAccountTransaction(pool, userId, (transaction) =>
      setStage(transaction, userId, params.id, { stage, shownStage }),
    )
    return []
  })

  mountEndpoint(router, accountLeadEndpoints.addNote, async ({ params, body, userId }) => {
    const { text, idempotency_key: idempotencyKey } = body
    await inAccountTransaction(pool, userId, (transaction) =>
      addNote(transaction, userId, params.id, { text, idempotencyKey }),
    )
    return []
  })

  mountEndpoint(router, accountLeadEndpoints.setReminder, async ({ params, body, userId }) => {
    await inAccountTransaction(pool, userId, (transaction) =>
      setReminder(transaction, userId, params.id, body.remind_on || null),
    )
    return []
  })

  mountEndpoint(router, accountLeadEndpoints.assign, async ({ params, body, userId }) => {
    const { assignee_id: assigneeId, shown_id: shownId } = body
    await inAccountTransaction(pool, userId, (transaction) =>
      assignLead(transaction, userId, params.id, { assigneeId, shownId }),
    )
    return []
  })

  mountEndpoint(router, accountLeadEndpoints.settings, async ({ userId }) => {
    const [settings, lastDelivery, agents] = await Promise.all([
      findSettings(pool, userId),
      findLastDelivery(pool, userId),
      listResponseTimes(pool, userId),
    ])
    return { ...settings, last_delivery: lastDelivery, agents }
  })

  mountEndpoint(router, accountLeadEndpoints.setRouting, async ({ body, userId }) => {
    await inAccountTransaction(pool, userId, (transaction) => saveRouting(transaction, userId, body.routing))
    return []
  })

  mountEndpoint(router, accountLeadEndpoints.setWebhook, async ({ body, userId }) => {
    if (body.url !== '' && isPrivateUrl(body.url))
      throw invalidField('url', 'must not be in a private network')
    await inAccountTransaction(pool, userId, (transaction) =>
      saveWebhook(transaction, userId, body.url || null),
    )
    return []
  })

  return router
}

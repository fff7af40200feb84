import { Router } from 'express'
import type pg from 'pg'
import type { LimitedChannels } from '~backend/messages/channels'
import { invalidField, notFound } from '~backend/platform/http/errors'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { toPage, toPaginationJson } from '~backend/platform/http/pagination'
import { toThumbUrl } from '~backend/platform/pictures'
import { parseStatementIds } from '~backend/statements/statement-ids'
import { agentEndpoints } from '~contract/endpoints/profile'
import { isId, parseId } from '~contract/values/ids'
import { MAX_LINE_LENGTH } from '~contract/values/text-lengths'
import { findInvitation, respondToInvitation, withdrawInvitation } from './invitations'
import { inviteAgents } from './invite-agents'
import { endMembership, findCompany } from './membership'
import { reassignStatements } from './reassign-statements'
import { countAgents, listAgents } from './store'

export function agentRoutes(pool: pg.Pool, channels: LimitedChannels): Router {
  const router = Router()

  mountEndpoint(router, agentEndpoints.list, async ({ query, userId }) => {
    const tab = query.status ?? 'active'
    const text = query.q?.slice(0, MAX_LINE_LENGTH).toLowerCase()
    const page = toPage(query)
    const [rows, counts] = await Promise.all([
      listAgents(pool, userId, { tab, text, ...page }),
      countAgents(pool, userId, text),
    ])
    return {
      data: rows.map((row) => ({ ...row, avatar: toThumbUrl(row.avatar) })),
      counts,
      ...toPaginationJson(page, rows.length, counts[tab]),
    }
  })

  mountEndpoint(router, agentEndpoints.invite, async ({ body: { contacts }, userId, locale }) =>
    inviteAgents(pool, { brokerId: userId, contacts, locale, channels }),
  )

  mountEndpoint(router, agentEndpoints.checkInvitation, async ({ body }) =>
    findInvitation(pool, body.code ?? ''),
  )

  mountEndpoint(router, agentEndpoints.respondToInvitation, async ({ body, userId }) => {
    const { code, response } = body
    if (!response) throw invalidField('response', 'is required')
    await respondToInvitation(pool, { code: code ?? '', agentId: userId, response })
    return []
  })

  mountEndpoint(router, agentEndpoints.reassign, async ({ body, userId }) =>
    reassignStatements(pool, {
      companyId: userId,
      ids: parseStatementIds(body.statements),
      newOwnerId: body.agent === 'own' ? userId : (parseId(body.agent) ?? 0),
    }),
  )

  mountEndpoint(router, agentEndpoints.remove, async ({ params, body, userId }) => {
    const id = Number(params.id)
    if (!isId(id)) throw notFound('Agent')
    if (body.status === 'invited') await withdrawInvitation(pool, userId, id)
    else await endMembership(pool, { brokerId: userId, agentId: id, endedBy: 'broker' })
    return []
  })

  mountEndpoint(router, agentEndpoints.company, async ({ userId }) => findCompany(pool, userId))

  mountEndpoint(router, agentEndpoints.leave, async ({ body, userId }) => {
    const brokerId = parseId(body.company)
    if (brokerId === undefined) throw notFound('Company')
    await endMembership(pool, { brokerId, agentId: userId, endedBy: 'agent' })
    return []
  })

  return router
}

import { Router } from 'express'
import type pg from 'pg'
import type { z } from 'zod'
import { confirmedTypeHandler, userTypeHandler } from '~backend/platform/auth/authenticate'
import { parseBody, readBody } from '~backend/platform/http/body'
import { invalidField, notFound } from '~backend/platform/http/errors'
import { parsePage, toPaginationJson } from '~backend/platform/http/pagination'
import { getList, getText, parseQuery } from '~backend/platform/http/query'
import { toThumbUrl } from '~backend/platform/pictures'
import { AGENT_TABS, MAX_INVITATIONS } from '~contract/agents'
import type { AgentPage, Invitations } from '~contract/schemas/agents'
import { isId } from '~contract/values/ids'
import { MAX_LINE_LENGTH } from '~contract/values/text-lengths'
import { inviteAgents } from './invite-agents'
import { removeAgent } from './membership'
import { countAgents, listAgents } from './store'

export function agentRoutes(pool: pg.Pool): Router {
  const router = Router()

  router.get(
    '/',
    userTypeHandler(['broker'], async (request, brokerId): Promise<z.input<typeof AgentPage>> => {
      const query = parseQuery(request)
      const status = getText(query, 'status')
      const tab = AGENT_TABS.find((one) => one === status) ?? 'active'
      const text = getText(query, 'q')?.slice(0, MAX_LINE_LENGTH).toLowerCase()
      const page = parsePage(query)
      const [rows, counts] = await Promise.all([
        listAgents(pool, brokerId, { tab, text, ...page }),
        countAgents(pool, brokerId, text),
      ])
      return {
        data: rows.map((row) => ({ ...row, avatar: toThumbUrl(row.avatar) })),
        counts,
        ...toPaginationJson(page, rows.length, counts[tab]),
      }
    }),
  )

  router.post(
    '/invite',
    readBody,
    confirmedTypeHandler(['broker'], async (request, brokerId): Promise<z.input<typeof Invitations>> => {
      const emails = getList(await parseBody(request), 'emails')
      if (emails.length === 0) throw invalidField('emails', 'is required')
      if (emails.length > MAX_INVITATIONS)
        throw invalidField('emails', `must not hold more than ${MAX_INVITATIONS} emails`)
      return inviteAgents(pool, brokerId, emails)
    }),
  )

  router.post(
    '/:id/remove',
    readBody,
    userTypeHandler(['broker'], async (request, brokerId) => {
      const id = Number(request.params.id)
      if (!isId(id)) throw notFound('Agent')
      const status = getText(await parseBody(request), 'status')
      await removeAgent(pool, { brokerId, agentId: id, from: AGENT_TABS.find((one) => one === status) })
      return []
    }),
  )

  return router
}

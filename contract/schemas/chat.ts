import { z } from 'zod'

/** `POST /token` of the chat: opens one conversation. */
export const ChatToken = z.object({ token: z.string().min(1) })

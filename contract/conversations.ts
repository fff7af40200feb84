/**
 * Sides of a conversation: the receiver of the first message, and its writer. Operators are the owner of a
 * conversation about a lead.
 */
export const CONVERSATION_SIDES = ['owner', 'seeker'] as const
export type ConversationSide = (typeof CONVERSATION_SIDES)[number]

export const CONVERSATION_KINDS = ['statement', 'call_request', 'match', 'lead'] as const
export type ConversationKind = (typeof CONVERSATION_KINDS)[number]

/**
 * States for the reader:
 * - `open`: both sides can write
 * - `closed`: the reader has closed it and can reopen it
 * - `blocked`: the reader has blocked the other side and can unblock it
 * - `ended_by_other_side`: the other side has closed or blocked it
 * - `account_closed`: one of the accounts is closed
 */
export const CONVERSATION_STATES = [
  'open',
  'closed',
  'blocked',
  'ended_by_other_side',
  'account_closed',
] as const
export type ConversationState = (typeof CONVERSATION_STATES)[number]

/** Changes by one side. `reopen` also unblocks. */
export const CONVERSATION_ACTS = ['share_contact', 'close', 'block', 'reopen'] as const
export type ConversationAct = (typeof CONVERSATION_ACTS)[number]

/** Maximum characters of one message. */
export const MAX_CONVERSATION_MESSAGE_LENGTH = 4_000

/** Files of one message, and of one side in a day. */
export const MAX_MESSAGE_FILES = 3
export const MAX_FILES_A_DAY = 30
export const MAX_MESSAGE_FILE_BYTES = 8_000_000
/** Body fields of the files. */
export const MESSAGE_FILE_FIELDS = ['file_1', 'file_2', 'file_3'] as const
/** Media types offered by file pickers. Uploads are judged by their content. */
export const MESSAGE_FILE_MEDIA_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
  'image/heif',
  'application/pdf',
]

/** List of the user's conversations, without a language. */
export const CONVERSATIONS_PATH = '/account/messages'

/** Page of a conversation for a user, without a language. */
export const toAccountConversationPath = (id: string) => `${CONVERSATIONS_PATH}/${id}`

/** Page of a conversation for a guest, who has its key in a cookie or in the parameter `key`. */
export const toGuestConversationPath = (id: string) => `/conversation/${id}`

/** Header with the key by which a guest reads a conversation. Never in a URL, because URLs are logged. */
export const CONVERSATION_KEY_HEADER = 'x-conversation-key'

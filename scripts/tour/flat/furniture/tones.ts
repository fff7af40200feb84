import { metal, painted } from '../surfaces'

export const brass = metal('#b08d4f')
export const black = painted('#33302d')

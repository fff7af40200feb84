import { metal, painted } from '../surface-shaders'

export const brass = metal('#b08d4f')
export const black = painted('#33302d')

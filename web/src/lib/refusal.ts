// Why something was refused, in the reader's words: the server's own are for whoever reads its protocol.

import { has, t } from './text.svelte';

/** A refusal of the socket or of HTTP, or a request that never arrived. */
export function refusalText(error: unknown): string {
  const {
    code = 'unavailable',
    message = String(error),
    retry = 0,
    pack = '',
  } = error as { code?: string; message?: string; retry?: number; pack?: string };
  const id = `web-refusal-${code}`;
  return has(id) ? t(id, { message, retry, pack }) : message;
}

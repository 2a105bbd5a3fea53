import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { expireCookie, setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';

/** The part of a sign-in that better-auth does only inside of a request: its signed cookie. Server-only, no addresses. */
export const signInCookies = () =>
  ({
    id: 'sign-in-cookies',
    endpoints: {
      readSignIn: createAuthEndpoint.serverOnly({ method: 'GET', requireHeaders: true }, async (ctx) => {
        const { authCookies, secret } = ctx.context;
        const token = await ctx.getSignedCookie(authCookies.sessionToken.name, secret);
        return token || null;
      }),

      openSignIn: createAuthEndpoint.serverOnly(
        { method: 'POST', requireHeaders: true, body: z.object({ person: z.string() }) },
        async (ctx) => {
          const { internalAdapter } = ctx.context;
          const user = await internalAdapter.findUserById(ctx.body.person);
          if (user === null) throw APIError.fromStatus('NOT_FOUND');
          const session = await internalAdapter.createSession(user.id);
          await setSessionCookie(ctx, { session, user });
          return session.id;
        },
      ),

      renewCookie: createAuthEndpoint.serverOnly({ method: 'POST', requireHeaders: true }, async (ctx) => {
        const { authCookies, secret } = ctx.context;
        const { name, attributes } = authCookies.sessionToken;
        const token = await ctx.getSignedCookie(name, secret);
        if (token) await ctx.setSignedCookie(name, token, secret, attributes);
        return null;
      }),

      forgetCookie: createAuthEndpoint.serverOnly({ method: 'POST' }, async (ctx) => {
        expireCookie(ctx, ctx.context.authCookies.sessionToken);
        return null;
      }),
    },
  }) satisfies BetterAuthPlugin;

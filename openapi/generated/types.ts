// Generated from openapi/openapi.yaml by `npm run generate`. Do not edit: change the contract instead.
// sha-256 of the contract: 4f9723626e3e38925c066462756548358cc83d3702ad83773c5b5482addf9469

export interface paths {
    "/api/user.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The logged-in member
         * @description Logged in means that a user is answered. A 403 clears the user (specification, section 4).
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in with e-mail and password
         * @description For the login screen. Sets the session cookie (HttpOnly, SameSite). A wrong pair answers 422 with
         *     `invalid_credentials` and does not tell whether the account exists. Too many attempts answer 429.
         */
        post: operations["logIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logout.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * End the session
         * @description Answers `done` also when there was no session.
         */
        get: operations["logOut"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chats.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All conversations of the member
         * @description Newest message first. On 403 the user is fetched again.
         */
        get: operations["getChats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Start a conversation, or read its messages
         * @description With `profile` (specified): finds or starts the conversation with that member and answers its id only.
         *
         *     With `conversation` (proposed, for the chat screen): answers one page of messages, newest first, going
         *     back from `before`. Reading does not change the unread count; that is what PUT does.
         *
         *     Exactly one of `profile` and `conversation` is given; otherwise 422.
         */
        get: operations["getChat"];
        /**
         * Mark messages as read
         * @description For the chat screen: opening a conversation zeroes its unread count (specification, section 4), and the
         *     server has to learn of it. Messages up to and including `read_until` count as read.
         */
        put: operations["markChatRead"];
        /**
         * Send a message
         * @description For the chat screen. `message_id` is made by the client; the idempotency key equals it. A repeated key
         *     answers the stored message again and charges nothing. `credits` is the balance after sending.
         */
        post: operations["sendMessage"];
        /**
         * Remove a conversation
         * @description The conversation is in the body. Removing one that is already gone answers 404.
         */
        delete: operations["removeChat"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/likes.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Likes given and received
         * @description `profiles` are the members that this member likes, `liked_by` those who like this member. `like_new` stays true until the profile is opened.
         */
        get: operations["getLikes"];
        put?: never;
        /**
         * Like a member
         * @description Liking twice is the same as liking once.
         */
        post: operations["likeProfile"];
        /**
         * Take a like back
         * @description Unliking a member who is not liked changes nothing and answers the same.
         */
        delete: operations["unlikeProfile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One member's profile
         * @description For the member page: images, facts, notes, whether the member is online, and the likes between the two. Opening a profile clears the new flag of that member's like (specification, section 4).
         */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Settings of the site
         * @description For every screen: what section 3 of the specification calls settings, with the template, its feature flags and the csrf token of this browser.
         */
        get: operations["getSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/page-hidden.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The page became hidden
         * @description A beacon with an empty JSON body. A beacon cannot carry headers; they are optional here.
         */
        post: operations["reportPageHidden"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_i18n/{locale}/messages.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Messages of one language
         * @description A static file. The client keeps it for 24 hours; it sends no-cache when the locale is not cacheable.
         */
        get: operations["getMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Id of a record; within what a JavaScript number holds exactly. */
        Id: number;
        /** @description ISO 3166-1 alpha-2. */
        CountryCode: string;
        /** @enum {string} */
        Locale: "en" | "nl" | "de" | "it" | "fr" | "es" | "pl";
        /** @enum {string} */
        Gender: "female" | "male" | "other";
        Done: {
            /** @constant */
            result: "done";
        };
        EmptyBody: Record<string, never>;
        ErrorResponse: {
            /** @description Stable code, for programs. */
            error: string;
            /** @description For people, in the language of the site. */
            message: string;
            /** @description Per field a stable code. */
            fields?: {
                [key: string]: string;
            };
        };
        Image: {
            id: components["schemas"]["Id"];
            /** @description Path under the setting `cdn_prefix`; about 480 pixels wide, 4 to 5. */
            thumb_filename: string;
            /** @description Path under the setting `cdn_prefix`; full size. */
            filename: string;
        };
        /** @description What a tile shows of a member. */
        ProfileCard: {
            id: components["schemas"]["Id"];
            name: string;
            age: number;
            city: string | null;
            country: components["schemas"]["CountryCode"];
            gender: components["schemas"]["Gender"];
            language: components["schemas"]["Locale"];
            main_image: components["schemas"]["Image"] | null;
            /** @description The profile is fictional; the client shows so in text and with an icon. */
            fictional_icon: boolean;
            online: boolean;
        };
        /** @description The member's own profile. */
        OwnProfile: {
            id: components["schemas"]["Id"];
            name: string;
            age: number | null;
            city: string | null;
            country: components["schemas"]["CountryCode"];
            /** @description Id of a region in the setting `region_data`. */
            countryregion: number | null;
            gender: components["schemas"]["Gender"] | null;
            /** Format: date */
            date_of_birth: string | null;
            language: components["schemas"]["Locale"];
            main_image: components["schemas"]["Image"] | null;
            images: components["schemas"]["Image"][];
            /** @description The about-me text. */
            personal: string | null;
            fictional_icon: boolean;
            lastSignupStep: boolean;
            /** @description How much of the profile is filled in, in percent. */
            completeness: number;
        };
        /** @description Another member's profile as the member page shows it. */
        MemberProfile: {
            id: components["schemas"]["Id"];
            name: string;
            age: number;
            city: string | null;
            country: components["schemas"]["CountryCode"];
            gender: components["schemas"]["Gender"];
            language: components["schemas"]["Locale"];
            main_image: components["schemas"]["Image"] | null;
            /** @description The profile is fictional; the client shows so in text and with an icon. */
            fictional_icon: boolean;
            online: boolean;
            /** @description Name of the region. */
            countryregion: string | null;
            images: components["schemas"]["Image"][];
            personal: string | null;
            /** @description The configurable profile fields, by name; the settings say which are visible. */
            fields: {
                [key: string]: string[];
            };
            /** @description The free-text notes, by name. */
            notes: {
                [key: string]: string;
            };
            /** @description The logged-in member likes this one. */
            liked: boolean;
            /** @description This member likes the logged-in one. */
            likes_me: boolean;
            /** @description Whether that like was still new before this call. */
            like_new: boolean;
        };
        User: {
            /** Format: email */
            email: string;
            profile: components["schemas"]["OwnProfile"];
            paid_user: boolean;
            /** Format: date-time */
            signup_date: string;
            /** @description The mail provider as the backend numbers it; 2 is webmail. */
            mailprovider: number | null;
            credits: number;
        };
        LoginRequest: {
            email: string;
            password: string;
            csrf: string;
        };
        Message: {
            /** @description Rises with time within a conversation. */
            id: components["schemas"]["Id"];
            /**
             * Format: uuid
             * @description The id that the client made, on messages that the member sent from this client.
             */
            message_id: string | null;
            from_me: boolean;
            text: string;
            /** Format: date-time */
            sent_at: string;
        };
        ChatEntry: {
            conversation: {
                id: components["schemas"]["Id"];
                last_message: components["schemas"]["Message"] | null;
                /** @description The other member is gone; nothing can be sent. */
                read_only: boolean;
            };
            profile: components["schemas"]["ProfileCard"];
            num_unread_messages: number;
        };
        ChatList: components["schemas"]["ChatEntry"][];
        /** @description Answer to `profile`. Has no other property, which tells it from a page of messages. */
        ChatStart: {
            id: components["schemas"]["Id"];
        };
        /** @description Answer to `conversation`. */
        ChatPage: {
            id: components["schemas"]["Id"];
            profile: components["schemas"]["ProfileCard"];
            read_only: boolean;
            /** @description Newest first. */
            messages: components["schemas"]["Message"][];
            /** @description There are older messages than the last of this page. */
            has_more: boolean;
        };
        ChatResponse: components["schemas"]["ChatPage"] | components["schemas"]["ChatStart"];
        SendMessageRequest: {
            conversation: components["schemas"]["Id"];
            text: string;
            /** Format: uuid */
            message_id: string;
        };
        SentMessage: {
            message: components["schemas"]["Message"];
            credits: number;
        };
        MarkReadRequest: {
            conversation: components["schemas"]["Id"];
            read_until: components["schemas"]["Id"];
        };
        ReadState: {
            conversation: components["schemas"]["Id"];
            num_unread_messages: number;
        };
        RemoveChatRequest: {
            conversation: components["schemas"]["Id"];
        };
        LikeRequest: {
            profile: components["schemas"]["Id"];
        };
        LikeState: {
            profile: components["schemas"]["Id"];
            liked: boolean;
        };
        LikeEntry: {
            id: components["schemas"]["Id"];
            name: string;
            age: number;
            city: string | null;
            country: components["schemas"]["CountryCode"];
            gender: components["schemas"]["Gender"];
            language: components["schemas"]["Locale"];
            main_image: components["schemas"]["Image"] | null;
            /** @description The profile is fictional; the client shows so in text and with an icon. */
            fictional_icon: boolean;
            online: boolean;
            like_new: boolean;
            /** Format: date-time */
            liked_at: string;
        };
        Likes: {
            profiles: components["schemas"]["LikeEntry"][];
            liked_by: components["schemas"]["LikeEntry"][];
        };
        Region: {
            id: components["schemas"]["Id"];
            name: string;
        };
        MessageCosts: {
            /** @description Price of one message in the currency, taxes included. */
            costs: number;
            currency: string;
        };
        CompanyInfo: {
            name: string;
            address: string;
            /** @description Number in the register of companies. */
            kvk: string;
            city: string;
            country: components["schemas"]["CountryCode"];
            tradenames: string[];
            vat_numbers: string[];
            /** @description For reading; the client removes spaces and dashes for dialling. */
            support_phone: string;
            /** @description Percent. */
            delete_discount: number;
        };
        /** @description Per part of the interface which variant a template shows. */
        FeatureFlags: {
            /** @enum {string} */
            navigation: "social" | "classic" | "lavish";
            /** @enum {string} */
            ui: "social" | "classic" | "lavish";
            /** @enum {string} */
            signup: "social" | "classic" | "lavish";
            /** @enum {string} */
            profile_search: "social" | "classic" | "lavish";
            /** @enum {string} */
            member_details: "social" | "classic" | "lavish";
            /** @enum {string} */
            chat: "social" | "classic" | "lavish";
            /** @enum {string} */
            likes: "social" | "classic" | "lavish";
            /** @enum {string} */
            my_profile: "social" | "classic" | "lavish";
            /** @enum {string} */
            notifications: "social" | "classic" | "lavish";
            /** @enum {string} */
            footer: "social" | "classic" | "lavish";
        };
        Settings: {
            /** @description Name of the site. */
            name: string;
            domain_language: components["schemas"]["Locale"];
            /** @enum {string} */
            template: "social" | "classic" | "lavish";
            features: components["schemas"]["FeatureFlags"];
            csrf: string;
            niche: number;
            /** @enum {string} */
            signups: "all" | "with_trafficsource" | "other";
            /** @enum {string} */
            logged_out_search: "none" | "other";
            /** @enum {string} */
            logged_out_search_trafficsource: "none" | "other";
            /** @description Public push key (VAPID), base64url; null when push is off. */
            push_pub: string | null;
            /** @description Regions by country code. */
            region_data: {
                [key: string]: components["schemas"]["Region"][];
            };
            countries: components["schemas"]["CountryCode"][];
            /** @description By country code. */
            minimum_message_costs: {
                [key: string]: components["schemas"]["MessageCosts"];
            };
            /** @description What one message takes from the balance. */
            message_credits: number;
            geoip_selected_country: components["schemas"]["CountryCode"] | null;
            geoip_country: components["schemas"]["CountryCode"] | null;
            /** @description The site has fictional profiles. */
            fictional_icon: boolean;
            visible_profile_fields: string[];
            visible_profile_notes: string[];
            search_fields: string[];
            /** @description Where images come from; an absolute URL or a path on this origin, without a slash at the end. */
            cdn_prefix: string;
            member_resell: ("cams" | "camads" | "partner")[];
            company: components["schemas"]["CompanyInfo"];
        };
        /** @description The locale as the only key, its messages below. */
        LocaleMessages: {
            [key: string]: {
                [key: string]: string;
            };
        };
    };
    responses: {
        /** @description There is no session, or it has ended. */
        SessionLost: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "session_lost",
                 *       "message": "Please log in again."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The balance does not cover the message. Nothing was sent or charged. */
        InsufficientCredits: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "insufficient_credits",
                 *       "message": "Your balance does not cover this message."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description There is no such thing, or it is not this member's. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "not_found",
                 *       "message": "There is no such conversation."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The idempotency key was used for another request, or its first request still runs. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "idempotency_conflict",
                 *       "message": "This key belongs to another request."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The other member is no longer here. */
        Gone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "partner_gone",
                 *       "message": "This member is no longer here."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The request does not validate; `fields` names what and why. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "invalid",
                 *       "message": "Please check your input.",
                 *       "fields": {
                 *         "text": "too_long"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description Too many requests. */
        TooManyRequests: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "too_many_requests",
                 *       "message": "Please wait a moment."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The service is down for the moment. */
        Unavailable: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "unavailable",
                 *       "message": "We will be right back."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
    };
    parameters: {
        /**
         * @description Name of the client package, from the runtime configuration.
         * @example rendezvous-web
         */
        PackageName: string;
        /**
         * @description Host under which the visitor sees the site.
         * @example www.example.com
         */
        OriginalHost: string;
        /**
         * @description Name of the client package, from the runtime configuration.
         * @example rendezvous-web
         */
        OptionalPackageName: string;
        /**
         * @description Host under which the visitor sees the site.
         * @example www.example.com
         */
        OptionalOriginalHost: string;
        /**
         * @description Made by the client, the same for every retry of one intent. The server acts once for each key and member and answers a repetition with the first answer.
         * @example 4c2d7ab0-22a5-4a3b-9c0e-0a2b6f4d1e77
         */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getUser: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Name of the client package, from the runtime configuration.
                 * @example rendezvous-web
                 */
                "x-package-name": components["parameters"]["PackageName"];
                /**
                 * @description Host under which the visitor sees the site.
                 * @example www.example.com
                 */
                "x-original-host": components["parameters"]["OriginalHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member's account and own profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            401: components["responses"]["SessionLost"];
            403: components["responses"]["SessionLost"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    logIn: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Name of the client package, from the runtime configuration.
                 * @example rendezvous-web
                 */
                "x-package-name": components["parameters"]["PackageName"];
                /**
                 * @description Host under which the visitor sees the site.
                 * @example www.example.com
                 */
                "x-original-host": components["parameters"]["OriginalHost"];
                /**
                 * @description Made by the client, the same for every retry of one intent. The server acts once for each key and member and answers a repetition with the first answer.
                 * @example 4c2d7ab0-22a5-4a3b-9c0e-0a2b6f4d1e77
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description Logged in; the session cookie is set. */
            200: {
                headers: {
                    /** @description The session cookie. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            403: components["responses"]["SessionLost"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    logOut: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Name of the client package, from the runtime configuration.
                 * @example rendezvous-web
                 */
                "x-package-name": components["parameters"]["PackageName"];
                /**
                 * @description Host under which the visitor sees the site.
                 * @example www.example.com
                 */
                "x-original-host": components["parameters"]["OriginalHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Logged out; the session cookie is removed. */
            200: {
                headers: {
                    /** @description Removes the session cookie. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getChats: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Name of the client package, from the runtime configuration.
                 * @example rendezvous-web
                 */
                "x-package-name": components["parameters"]["PackageName"];
                /**
                 * @description Host under which the visitor sees the site.
                 * @example www.example.com
                 */
                "x-original-host": components["parameters"]["OriginalHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatList"];
                };
            };
            401: components["responses"]["SessionLost"];
            403: components["responses"]["SessionLost"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getChat: {
        parameters: {
            query?: {
                /**
                 * @description Id of the member to talk to.
                 * @example 118
                 */
                profile?: components["schemas"]["Id"];
                /**
                 * @description Id of the conversation to read.
                 * @example 12
                 */
                conversation?: components["schemas"]["Id"];
                /**
                 * @description Answer only messages with an id lower than this one.
                 * @example 90112
                 */
                before?: components["schemas"]["Id"];
                /**
                 * @description Messages in one page.
                 * @example 50
                 */
                limit?: number;
            };
            header: {
                /**
                 * @description Name of the client package, from the runtime configuration.
                 * @example rendezvous-web
                 */
                "x-package-name": components["parameters"]["PackageName"];
                /**
                 * @description Host under which the visitor sees the site.
                 * @example www.example.com
                 */
                "x-original-host": components["parameters"]["OriginalHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversation's id (`profile`), or a page of its messages (`conversation`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatResponse"];
                };
            };
            401: components["responses"]["SessionLost"];
            403: components["responses"]["SessionLost"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    markChatRead: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Name of the client package, from the runtime configuration.
                 * @example rendezvous-web
                 */
                "x-package-name": components["parameters"]["PackageName"];
                /**
                 * @description Host under which the visitor sees the site.
                 * @example www.example.com
                 */
                "x-original-host": components["parameters"]["OriginalHost"];
                /**
                 * @description Made by the client, the same for every retry of one intent. The server acts once for each key and member and answers a repetition with the first answer.
                 * @example 4c2d7ab0-22a5-4a3b-9c0e-0a2b6f4d1e77
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarkReadRequest"];
            };
        };
        responses: {
            /** @description What is left unread. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadState"];
                };
            };
            401: components["responses"]["SessionLost"];
            403: components["responses"]["SessionLost"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendMessage: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Name of the client package, from the runtime configuration.
                 * @example rendezvous-web
                 */
                "x-package-name": components["parameters"]["PackageName"];
                /**
                 * @description Host under which the visitor sees the site.
                 * @example www.example.com
                 */
                "x-original-host": components["parameters"]["OriginalHost"];
                /**
                 * @description Made by the client, the same for every retry of one intent. The server acts once for each key and member and answers a repetition with the first answer.
                 * @example 4c2d7ab0-22a5-4a3b-9c0e-0a2b6f4d1e77
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendMessageRequest"];
            };
        };
        responses: {
            /** @description The message as stored, and the new balance. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentMessage"];
                };
            };
            401: components["responses"]["SessionLost"];
            402: components["responses"]["InsufficientCredits"];
            403: components["responses"]["SessionLost"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeChat: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Name of the client package, from the runtime configuration.
                 * @example rendezvous-web
                 */
                "x-package-name": components["parameters"]["PackageName"];
                /**
                 * @description Host under which the visitor sees the site.
                 * @example www.example.com
                 */
                "x-original-host": components["parameters"]["OriginalHost"];
                /**
                 * @description Made by the client, the same for every retry of one intent. The server acts once for each key and member and answers a repetition with the first answer.
                 * @example 4c2d7ab0-22a5-4a3b-9c0e-0a2b6f4d1e77
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoveChatRequest"];
            };
        };
        responses: {
            /** @description Removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            401: components["responses"]["SessionLost"];
            403: components["responses"]["SessionLost"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLikes: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Name of the client package, from the runtime configuration.
                 * @example rendezvous-web
                 */
                "x-package-name": components["parameters"]["PackageName"];
                /**
                 * @description Host under which the visitor sees the site.
                 * @example www.example.com
                 */
                "x-original-host": components["parameters"]["OriginalHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Both lists. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Likes"];
                };
            };
            401: components["responses"]["SessionLost"];
            403: components["responses"]["SessionLost"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    likeProfile: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Name of the client package, from the runtime configuration.
                 * @example rendezvous-web
                 */
                "x-package-name": components["parameters"]["PackageName"];
                /**
                 * @description Host under which the visitor sees the site.
                 * @example www.example.com
                 */
                "x-original-host": components["parameters"]["OriginalHost"];
                /**
                 * @description Made by the client, the same for every retry of one intent. The server acts once for each key and member and answers a repetition with the first answer.
                 * @example 4c2d7ab0-22a5-4a3b-9c0e-0a2b6f4d1e77
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LikeRequest"];
            };
        };
        responses: {
            /** @description The like as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LikeState"];
                };
            };
            401: components["responses"]["SessionLost"];
            403: components["responses"]["SessionLost"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    unlikeProfile: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Name of the client package, from the runtime configuration.
                 * @example rendezvous-web
                 */
                "x-package-name": components["parameters"]["PackageName"];
                /**
                 * @description Host under which the visitor sees the site.
                 * @example www.example.com
                 */
                "x-original-host": components["parameters"]["OriginalHost"];
                /**
                 * @description Made by the client, the same for every retry of one intent. The server acts once for each key and member and answers a repetition with the first answer.
                 * @example 4c2d7ab0-22a5-4a3b-9c0e-0a2b6f4d1e77
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LikeRequest"];
            };
        };
        responses: {
            /** @description The like as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LikeState"];
                };
            };
            401: components["responses"]["SessionLost"];
            403: components["responses"]["SessionLost"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProfile: {
        parameters: {
            query: {
                /**
                 * @description Id of the member.
                 * @example 118
                 */
                id: components["schemas"]["Id"];
            };
            header: {
                /**
                 * @description Name of the client package, from the runtime configuration.
                 * @example rendezvous-web
                 */
                "x-package-name": components["parameters"]["PackageName"];
                /**
                 * @description Host under which the visitor sees the site.
                 * @example www.example.com
                 */
                "x-original-host": components["parameters"]["OriginalHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberProfile"];
                };
            };
            401: components["responses"]["SessionLost"];
            403: components["responses"]["SessionLost"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSettings: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Name of the client package, from the runtime configuration.
                 * @example rendezvous-web
                 */
                "x-package-name": components["parameters"]["PackageName"];
                /**
                 * @description Host under which the visitor sees the site.
                 * @example www.example.com
                 */
                "x-original-host": components["parameters"]["OriginalHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    reportPageHidden: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Name of the client package, from the runtime configuration.
                 * @example rendezvous-web
                 */
                "x-package-name"?: components["parameters"]["OptionalPackageName"];
                /**
                 * @description Host under which the visitor sees the site.
                 * @example www.example.com
                 */
                "x-original-host"?: components["parameters"]["OptionalOriginalHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description Noted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMessages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Language of the messages.
                 * @example de
                 */
                locale: components["schemas"]["Locale"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One locale with its messages in ICU MessageFormat. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LocaleMessages"];
                };
            };
            /** @description There is no such locale. A static server answers with a page of its own. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}

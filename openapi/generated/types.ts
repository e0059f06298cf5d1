// Generated from openapi/openapi.yaml by `npm run generate`. Do not edit: change the contract instead.
// sha-256 of the contract: 2469cb77d6177c336833edd72c2c9e6570091610debc7466a4c8bfc08c87433d

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
        /**
         * Save the location or the profile
         * @description The body is the location (country, countryregion, city), or any part of the profile object, with lastSignupStep when the last step of the signup saves it. Answers the member as stored.
         */
        put: operations["saveProfile"];
        /**
         * Create an account, or tell of a push subscription
         * @description One path and method with three uses, told apart by the query:
         *
         *     - `new=1`: creates the account and logs it in. No session is needed. An address that is taken answers 422 with
         *       `fields.email` = `taken`, a sign-up that the settings do not allow 422 with `error` = `signups_closed`. A name is
         *       refused with `fields.name` = `name_starts_with_at` or `name_equal_to_email`.
         *     - `push=1`: attaches the push subscription of this browser to the account. Sent only when subscribed and not
         *       denied; sent again when the subscription changes.
         *     - `push=0` (proposed, for logging out and for the notifications screen): forgets the subscription with that
         *       endpoint, so that no news of this account reaches a device where nobody is logged in.
         *
         *     Neither of the two parameters, or both, answers 422.
         */
        post: operations["postUser"];
        /**
         * End the account
         * @description For the profile screen: a member must be able to leave. The password is asked again. Profile, photos, chats and likes are gone for others at once; the session ends. A wrong password answers 422 with `fields.password` = `wrong`: a refusal without that field is not told as the password's.
         */
        delete: operations["deleteAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/export.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The member's own data in one file
         * @description For the profile screen: a copy of the member's data, as a file. A path of its own, so that the call that every poll makes keeps one shape.
         */
        get: operations["exportAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/password.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose another password
         * @description For the profile screen. Other sessions of the member end, this one goes on. A wrong present password answers 422 with `fields.password` = `wrong`, a new one that is the present one with `fields.new_password` = `unchanged`; any other code in `fields.new_password` is told as one that the site does not take.
         */
        put: operations["changePassword"];
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
         *     `invalid_credentials` and does not tell whether the account exists. Too many attempts answer 429. A banned
         *     account answers 423, for the page that says why and until when.
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
    "/api/reset-password.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the new password with the token of the link
         * @description For the screen behind the link of the mail, `/reset-password/do?token=…` on the origin of the app. The token works once and for one hour. All sessions of the member end.
         */
        put: operations["resetPassword"];
        /**
         * Ask for a link to set a new password
         * @description For the reset-password screen. The answer is the same whether or not there is an account with this address. A mail goes out at most once a minute for each address; the answer stays the same.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/validate_email.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether an address can sign up
         * @description Called while the visitor types, once the text has an at sign and a dot. Only the status `new` counts as valid. `active` and `not_confirmed` lead to the login, `deleted` to the service page.
         */
        get: operations["validateEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/activate.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the activation mail has arrived
         * @description Polled every 900 ms in signup step 6, 20 times at most.
         */
        get: operations["getActivation"];
        /**
         * Confirm the address with the token of the mail
         * @description For the activate screens: the link of the mail is `/activate/done?token=…` on the origin of the app. No session is needed: mails are opened on other devices. A used link answers 410 with `token_used`, an old one with `token_expired`; it holds for some days, seven for example.
         */
        put: operations["confirmActivation"];
        /**
         * Send the activation mail again
         * @description For the activate screens and the reminder. With an address for visitors, without one for the member who is logged in. The answer does not tell whether there is such an account. More than once a minute answers 429.
         */
        post: operations["resendActivation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mail-change.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Confirm the new address with the token of the mail
         * @description For the screen behind the link of the mail, `/mail-change/do?token=…` on the origin of the app. No session is needed. The link holds for a day, for example.
         */
        put: operations["confirmMailChange"];
        /**
         * Ask for another e-mail address
         * @description For the notifications and profile screens, and for signup step 7 when the address was mistyped. A mail with a link goes to the new address, which does not tell whether that address has an account. A wrong password answers 422 with `fields.password` = `wrong`; the password may be left empty while the present address is not confirmed yet, and is `required` after that. The present address answers 422 with `fields.email` = `unchanged`; any other code there is told as no address.
         */
        post: operations["requestMailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/geocode.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The place of a position
         * @description Prefills the location in signup step 3. What is not known is null.
         */
        get: operations["geocode"];
        put?: never;
        post?: never;
        delete?: never;
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
         * @description For the member page: images, facts, notes, whether the member is online, and the likes between the two. Opening a profile clears the new flag of that member's like (specification, section 4). Without a session it is answered where the settings open the search to visitors; the flags about likes are then false.
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
    "/api/profile_fields.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The configurable profile fields
         * @description The values that each field may hold, for the signup, the profile and the search. Names in the language asked for are proposed: fields are the operator's own, so the client cannot know how they are called.
         */
        get: operations["getProfileFields"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profileimage.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose the main photo, or the order of all
         * @description For the profile screen. The order names every photo of the member once.
         */
        put: operations["arrangeImages"];
        /**
         * Add a photo
         * @description A multipart form with the field `file`: png or jpeg, told by its content and not by its name. Answers all photos; the new one waits for approval or stands at once, as the operator chooses. A file over the limit answers 413; one that is not taken 422 with `fields.file`: `wrong_format` if it is no such picture, `too_small` or `too_large` if its sides have fewer or more pixels than the site takes, `too_many` if the member has as many photos as a member can. As the bytes of a repeated form differ, the idempotency key is compared by the file.
         */
        post: operations["uploadImage"];
        /**
         * Remove a photo
         * @description For the profile screen. A photo that is gone already answers 404.
         */
        delete: operations["removeImage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search members
         * @description The first load carries `auto_load` and answers with the filters that the server keeps for this member, or that
         *     fit a visitor; they fill the form. Later loads carry `manual_search` and the filters of the form; the server
         *     keeps them unless `do_not_save` is given. `filter_options` tells what the answer was found with.
         *
         *     Without a session it is answered where the settings open the search to visitors, otherwise 403. `order` and
         *     `online` are proposed, for the blocks of the home screen and for the sortable list of the classic template.
         *
         *     The filters `online`, `with_photo`, `interests` and `max_distance_km` are proposed, for the form of the search screen, which offers
         *     those that `search_fields` names. A server that does not know one finds members without it and leaves it out of
         *     `filter_options`; the screen then tells the member so. They are kept like the other filters, and what is kept of
         *     them limits `source=search` and `source=similar` alone: the blocks of the home screen stay as they are.
         *
         *     No filter of age or gender finds who has told none; the order `age` has them last.
         *
         *     Similar results (`source=similar`) are asked for with ages five years wider each way and, proposed, with the ages
         *     of the search itself in `exclude_min_age` and `exclude_max_age`. The server leaves those members out before it
         *     counts and pages: `num_results` and every page hold only members who are not in the search itself.
         */
        get: operations["search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Questions of the match-finder, and the members who fit
         * @description For the match-finder and signup-matches screens, which are public: a visitor is recognised by a cookie that this call sets. `finder` asks its questions first, the first of them whom one looks for, and answers matches once each is answered or skipped: only members of the gender sought and of the ages in the member's search, ranked by the answers in common and by distance, as far as both towns are told; skipped, the gender is that of the search too. `signup` answers 6 to 12 members at once.
         */
        get: operations["getMatches"];
        put?: never;
        /**
         * Answer or skip a question
         * @description For the match-finder screen. Answering again replaces the answer. Answers the state after it.
         */
        post: operations["answerMatches"];
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
         *     answers the stored message again and charges nothing. A refused message is none: it comes again under its key once
         *     the balance covers it, or the block is undone, and is then sent. `credits` is the balance after sending. To a member
         *     whom this one has blocked: 409 with `blocked`.
         */
        post: operations["sendMessage"];
        /**
         * Remove a conversation
         * @description The conversation is in the body. It is gone for this member alone, with its messages; a message that comes later, or starting it again, brings it back without them. Removing one that is already gone answers 404.
         */
        delete: operations["removeChat"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chatphoto.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Let the other member's photos of a conversation be shown, or take that back
         * @description For the chat screen: nobody sees a picture that was not asked for. Until the member says so once for a
         *     conversation, the photos of the other one have no address, in any answer, and the server gives the picture to
         *     nobody else's request. Taken back, it is the same again. Saying it twice is the same as once.
         */
        put: operations["showPhotos"];
        /**
         * Send a photo as a message
         * @description For the chat screen, which offers it where the setting `photo_message_credits` is given; that is what it takes from
         *     the balance. A multipart form: `file` is a png or jpeg, told by its content, under the rules of `uploadImage`
         *     (over `upload_max_bytes`: 413; 422 with its codes in `fields.file`, save `too_many`).
         *     `message_id` is made by the client; the idempotency key equals it. A repeated key answers the stored message
         *     again and charges nothing; as the bytes of a repeated form differ, the key is compared by file and fields.
         *
         *     A photo is a message like others: the same lists hold it, it is read, quoted and removed with them. Without words
         *     its `text` is the camera character `📷`, which clients of an older contract show. The other member gets its
         *     address only after `showPhotos`. To a member whom this one has blocked: 409 with `blocked`; more than the operator
         *     lets a member send in a day: 409 with `photo_limit`.
         */
        post: operations["sendPhoto"];
        delete?: never;
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
    "/api/block.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The members whom this one has blocked
         * @description For the profile screen, where a block can be undone, newest first.
         */
        get: operations["listBlockedMembers"];
        put?: never;
        /**
         * Block a member
         * @description For the member and chat screens. Neither finds or writes to the other any more; likes between them are gone, and none comes while it stands. Blocking twice is the same as once.
         */
        post: operations["blockMember"];
        /**
         * Undo a block
         * @description For the member, chat and profile screens. Undoing one that is not there changes nothing.
         */
        delete: operations["unblockMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/report.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The reports that this member has sent
         * @description For the member and profile screens, which tell what became of a report, newest first. Nobody else is told of it. A server without this operation answers 404: the client then shows the reports that were sent from this device.
         */
        get: operations["listReports"];
        put?: never;
        /**
         * Report a member
         * @description For the member and chat screens. Answers a receipt with the expected time.
         */
        post: operations["reportMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/complaints.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A complaint or notice about content
         * @description For the public complaints screen (in the EU a duty under the Digital Services Act, articles 16 and 20). Answers a reference number and the expected time; a confirmation goes to the address given. Pictures as evidence come within the body, made small by the client; one that is no png or jpeg by its content answers 422.
         */
        post: operations["complain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/credits.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Packs of credits, their prices, and how to pay
         * @description For the credits, repeat-order and pricing screens. Pricing is public: without a session the balance and the last order are null and prices are for the country of the visitor. Prices hold the discount named in `discount`. The client looks codes up first (`getDiscountCode`) and asks with the best of them.
         */
        get: operations["getCredits"];
        put?: never;
        /**
         * Order a pack of credits
         * @description For the order screen. Answers the transaction and the page of the payment provider. The credits come when the provider reports the payment. A code that does not hold any more answers 409 with `discount_gone`, another price than the one `shown` 409 with `price_changed`. Where the member has an order of the same pack that is not paid and younger than 30 minutes, it answers 409 with `order_open` and that order, so that nobody pays twice by mistake. The example is the least that is taken, since prices change; the client sends besides what it showed, such as `"shown": {"price": {"amount_minor": 1999, "currency": "EUR"}, "credits": 50}`.
         */
        post: operations["orderCredits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/premium.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Premium plans, and the member's subscription
         * @description For the premium and pricing screens. Without a session the subscription is null. Prices hold the discount named in `discount`; renewals cost the full price. A renewal is charged only after the reminder that `reminder_at` names, at the price that stood in it.
         */
        get: operations["getPremium"];
        put?: never;
        /**
         * Subscribe to premium
         * @description For the premium screen. Premium begins when the provider reports the payment. A member who has it already gets 409 with `already_premium`; `price_changed` and `order_open` as for credits. Besides the example, the client sends what it showed, such as `"shown": {"price": {"amount_minor": 4497, "currency": "EUR"}, "credits": null}`.
         */
        post: operations["subscribePremium"];
        /**
         * Cancel premium
         * @description For the premium screen. It goes on to the end of the time that is paid and is not renewed; the member gets a dated confirmation by mail at once. Without premium: 409 with `not_premium`.
         */
        delete: operations["cancelPremium"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transactions.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The member's transactions, or one of them
         * @description Without `id`: the list of the member who is logged in.
         *
         *     With `id`: one transaction, for the page to which the payment provider sends people back. That page is public, so
         *     this answers without a session too; the id cannot be guessed, and nothing in the answer names the member.
         */
        get: operations["getTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/withdrawal.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw from a contract
         * @description For the transaction and return-policy screens: the consumer's right of withdrawal within 14 days (EU directive 2011/83, with the withdrawal function of directive 2023/2673). Answers a dated receipt, which also goes out by mail. Possible without a session too, by the number of the transaction and the address of the account that ordered; what does not belong together answers 404. After the deadline, or for something not paid: 409 with `withdrawal_closed`.
         */
        post: operations["withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/withdrawal-preview.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a withdrawal would give back
         * @description For the first step of a withdrawal, before it is confirmed: what is refunded, until when it is possible, or why it is not. Changes nothing. A POST, since an address belongs into no URL; it is asked for as `withdraw` is.
         */
        post: operations["previewWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/discountcode.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A discount for this visitor or member
         * @description With `welcome=true` the welcome discount of a new member; with the parameters of the tracking record (specification, section 3) or a typed code the one that they carry. The time bonus comes with either. Null where there is none.
         */
        get: operations["getDiscountCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the member is told of, and how
         * @description For the notifications screen: event by channel, each with its frequency.
         */
        get: operations["getNotifications"];
        /**
         * Change what the member is told of
         * @description For the notifications screen; all of them at `never` is how a member unsubscribes from everything that can be unsubscribed from. A frequency that is not allowed answers 422.
         */
        put: operations["saveNotifications"];
        /**
         * Send a push to try it
         * @description For the notifications screen. Goes to the devices of this member; without any: 409 with `no_subscription`.
         */
        post: operations["sendTestPush"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/xcams/search.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Webcams for the tiles in the search
         * @description Called for the members whom section 6 of the specification allows webcam ads.
         */
        get: operations["searchCams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/xcams/redirect.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * On to a webcam
         * @description Opened in a new window, so that no header of ours goes with it. Answers a redirect to the partner and counts the visit.
         */
        get: operations["openCam"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/resellpartner.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * On to the reseller partner
         * @description Opened in a new window, so that no header of ours goes with it. Answers a redirect and counts the visit.
         */
        get: operations["openResellPartner"];
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
    "/api/regions.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Regions of all countries
         * @description For the location forms, where the settings carry no regions.
         */
        get: operations["getRegions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/interests.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The list of interests
         * @description For the search. An id without a comma can be searched for.
         */
        get: operations["getInterests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companyinfo.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The company behind the site
         * @description For the footer, the service page and the legal texts.
         */
        get: operations["getCompanyInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A content page in one language
         * @description For the pages and for the terms and privacy of the signup. Where there is no translation the answer is in the language of the domain and says so in `language`.
         */
        get: operations["getContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/landing-step.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A visitor took a step on a landing page
         * @description For the landing pages, so that the operator sees where visitors are lost. Each step of a page is sent once in a tab, and carries nothing that recognises the visitor: the backend adds one to a number, and sets no cookie. The last step, the account, it knows from the sign-up. A backend that does not count answers 404 and is not asked again in that tab.
         */
        post: operations["countLandingStep"];
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
        /** @description Id of a member's profile; within what a JavaScript number holds exactly. */
        MemberId: number;
        /** @description ISO 3166-1 alpha-2. */
        CountryCode: string;
        /** @description Id of a region, as in the setting `region_data`. */
        RegionId: number;
        /** @enum {string} */
        Gender: "female" | "male" | "other";
        /** @enum {string} */
        Locale: "en" | "nl" | "de" | "it" | "fr" | "es" | "pl";
        /** @description Id of a photo. */
        ImageId: number;
        Image: {
            id: components["schemas"]["ImageId"];
            /** @description Path under the setting `cdn_prefix`; about 480 pixels wide, 4 to 5. */
            thumb_filename: string;
            /** @description Path under the setting `cdn_prefix`; full size. */
            filename: string;
        };
        /** @description A photo of the member's own, with what became of it. */
        OwnImage: {
            id: components["schemas"]["ImageId"];
            /** @description Path under the setting `cdn_prefix`; about 480 pixels wide, 4 to 5. */
            thumb_filename: string;
            /** @description Path under the setting `cdn_prefix`; full size. */
            filename: string;
            /**
             * @description Only approved photos are shown to others.
             * @enum {string}
             */
            state: "approved" | "pending" | "rejected";
            /** @description Only with `rejected`. */
            rejected_because: ("no_face" | "nudity" | "other_person" | "contact_data" | "quality" | "copyright" | "other") | null;
        };
        /** @description The configurable profile fields, by name, each with the codes chosen among its allowed values; the settings say which are visible, the profile fields how they are called. A name that these do not have, a code that the name does not allow, or several where it holds one are refused with 422. */
        FieldValues: {
            [key: string]: string[];
        };
        /** @description The free-text notes, by name; one that the profile fields do not have, or that is too long, is refused with 422. */
        NoteTexts: {
            [key: string]: string;
        };
        /** @description The member's own profile. */
        OwnProfile: {
            id: components["schemas"]["MemberId"];
            name: string;
            age: number | null;
            city: string | null;
            country: components["schemas"]["CountryCode"];
            /** @description A region in the setting `region_data`. */
            countryregion: components["schemas"]["RegionId"] | null;
            gender: components["schemas"]["Gender"] | null;
            /** Format: date */
            date_of_birth: string | null;
            language: components["schemas"]["Locale"];
            main_image: components["schemas"]["Image"] | null;
            images: components["schemas"]["OwnImage"][];
            /** @description The about-me text. */
            personal: string | null;
            fields: components["schemas"]["FieldValues"];
            notes: components["schemas"]["NoteTexts"];
            fictional_icon: boolean;
            lastSignupStep: boolean;
            /** @description How much of the profile is filled in, in percent. */
            completeness: number;
        };
        /**
         * Format: date-time
         * @description In UTC, in the one form of RFC 3339 that every browser reads: `T` and `Z` in capitals, an offset with its colon, no leap second.
         */
        Moment: string;
        User: {
            /** Format: email */
            email: string;
            /** @description The member has opened the link of the activation mail. */
            email_confirmed: boolean;
            profile: components["schemas"]["OwnProfile"];
            paid_user: boolean;
            signup_date: components["schemas"]["Moment"];
            /** @description The mail provider as the backend numbers it; 2 is webmail. */
            mailprovider: number | null;
            credits: number;
        };
        /**
         * Format: date-time
         * @description A `Moment`, or null.
         */
        MomentOrNull: string | null;
        /** @description Cannot be guessed, since the page of a transaction is open without login. */
        TransactionId: string;
        Money: {
            /** @description In the smallest unit of the currency by ISO 4217, such as cents, whatever is usual in shops: 199900 are 1,999 HUF, 1999 are 1,999 JPY, 1999000 are 1,999 IQD. Taxes included. */
            amount_minor: number;
            /** @description ISO 4217. */
            currency: string;
        };
        OpenOrder: {
            transaction: components["schemas"]["TransactionId"];
            /** @description What this order costs; today's price may be another. */
            amount: components["schemas"]["Money"];
            /**
             * Format: uri
             * @description The page on which it can be paid; null when the payment was made and is not confirmed yet.
             */
            redirect: string | null;
            created_at: components["schemas"]["Moment"];
        };
        ErrorResponse: {
            /** @description Stable code, for programs. */
            error: string;
            /** @description For people, in the language of the site. */
            message: string;
            /** @description Per field a stable code. */
            fields?: {
                [key: string]: string;
            };
            /** @description With `account_banned` only. */
            ban?: {
                /** @enum {string} */
                reason: "spam" | "harassment" | "fake_profile" | "underage" | "payment" | "other";
                /** @description Null when the ban has no end. */
                until: components["schemas"]["MomentOrNull"];
            };
            /** @description With `order_open` only. */
            open_order?: components["schemas"]["OpenOrder"];
        };
        /** @description What shall change: the location alone (`country`, `countryregion`, `city`), or any part of the profile. What is not named stays. `fields` and `notes` replace the entries that they name. */
        SaveProfileRequest: {
            country?: components["schemas"]["CountryCode"];
            countryregion?: components["schemas"]["RegionId"] | null;
            city?: string | null;
            /**
             * @description Not the member's e-mail address, in upper or lower case, which everybody would see: 422 with
             *     `name_equal_to_email` in `fields`.
             */
            name?: string;
            gender?: components["schemas"]["Gender"] | null;
            /**
             * Format: date
             * @description Members are at least 18 years old, from their 18th birthday on: before it, 422 with `too_young` in `fields`.
             */
            date_of_birth?: string | null;
            language?: components["schemas"]["Locale"];
            personal?: string | null;
            fields?: components["schemas"]["FieldValues"];
            notes?: components["schemas"]["NoteTexts"];
            lastSignupStep?: boolean;
        };
        /** @description The tracking record; what the link did not carry is an empty text. */
        TrafficSource: {
            network: string;
            ref: string;
            sub1: string;
            sub2: string;
            sub3: string;
        };
        /** @description Token of this browser, from the settings; the same in all of its tabs. Another one answers 422 with `csrf_invalid`. */
        Csrf: string;
        LandingVisit: {
            /** @description With the slug that the campaign named. */
            path: string;
            niche: number;
            country: components["schemas"]["CountryCode"] | null;
            countryregion: components["schemas"]["RegionId"] | null;
            interests: string[];
        };
        SignUpRequest: {
            /** Format: email */
            email: string;
            /** @description Not the e-mail address, see SaveProfileRequest. */
            name: string;
            password: string;
            trafficsource: components["schemas"]["TrafficSource"] | null;
            /** @description Name in the IANA database. */
            timezone: string;
            country: components["schemas"]["CountryCode"] | null;
            language: components["schemas"]["Locale"];
            /** @description The member at whose page the visitor signs up. */
            profile: components["schemas"]["MemberId"] | null;
            /** @description Path of the page with the form. */
            form_path: string;
            referrer: string;
            csrf: components["schemas"]["Csrf"];
            /** @description From the validation of the e-mail; null when it could not be had. */
            token: string | null;
            /** @description The niche of the landing page by which the visitor came, else that of the site. */
            n: number;
            /** @description The landing page by which the visitor came, and what was chosen there, with which the new profile and its search begin; left out where there was none. */
            landing?: components["schemas"]["LandingVisit"];
        };
        /** @description As the browser's PushSubscription gives it in JSON, with the version of the push worker. */
        PushSubscription: {
            /** Format: uri */
            endpoint: string;
            /** @description Milliseconds since 1970. */
            expirationTime: number | null;
            keys: {
                p256dh: string;
                auth: string;
            };
            version: number;
        };
        PushSubscriptionRequest: {
            subscription: components["schemas"]["PushSubscription"];
        };
        PushUnsubscriptionRequest: {
            /** Format: uri */
            endpoint: string;
        };
        PostUserRequest: components["schemas"]["SignUpRequest"] | components["schemas"]["PushSubscriptionRequest"] | components["schemas"]["PushUnsubscriptionRequest"];
        Done: {
            /** @constant */
            result: "done";
        };
        PostUserResponse: components["schemas"]["User"] | components["schemas"]["Done"];
        DeleteAccountRequest: {
            password: string;
            reason: string | null;
        };
        /** @description Id of a conversation. */
        ConversationId: number;
        /** @description What a tile shows of a member. */
        ProfileCard: {
            id: components["schemas"]["MemberId"];
            name: string;
            /** @description Null where the member has not told it, as the sign-up allows; the client then shows none. */
            age: number | null;
            city: string | null;
            country: components["schemas"]["CountryCode"];
            /** @description Null where the member has not told it. */
            gender: components["schemas"]["Gender"] | null;
            language: components["schemas"]["Locale"];
            main_image: components["schemas"]["Image"] | null;
            /** @description The profile is fictional; the client shows so in text and with an icon. */
            fictional_icon: boolean;
            online: boolean;
            /** @description Proposed, in results of the search and in likes: the beginning of what the member has written about themselves, for a table of members. Null if there is nothing; a backend that does not have it leaves it out. */
            excerpt?: string | null;
        };
        /** @description Id of a message; rises with time within a conversation. */
        MessageId: number;
        /**
         * @description An earlier message of the same conversation, as it stands above the message that answers it. It carries the text, as
         *     a client need not have loaded the message itself.
         */
        QuotedMessage: {
            /** @description Null if the message is not in this member's conversation (any more). */
            id: components["schemas"]["MessageId"] | null;
            from_me: boolean;
            /** @description Its first 200 characters. */
            text: string;
            /** @description It is a photo, whose words, or `📷`, are the text. Absent is the same as false. */
            photo?: boolean;
        };
        /**
         * @description What a photo looks like from far away: 16 colours of six hexadecimal digits, four rows of four, the average of each
         *     sixteenth of the picture. The sender's client makes it; a backend may make its own (in PHP: `imagecopyresampled` to
         *     4 by 4, `imagecolorat`). Nothing can be recognised in it, so that it may be shown to who has not agreed to see the photo.
         */
        PhotoPreview: string;
        /** @description A photo that was sent as a message. Its `text` is the words that go with it, or `📷` if there are none. */
        MessagePhoto: {
            /**
             * @description `shown`: the member's own, or one that this member has let be shown. `hidden`: of the other member, without
             *     that. `removed`: its sender is gone, or the operator has taken it away.
             * @enum {string}
             */
            state: "shown" | "hidden" | "removed";
            /** @description In pixels. */
            width: number;
            height: number;
            preview: components["schemas"]["PhotoPreview"] | null;
            /**
             * @description Where the picture is: a path on the origin of the API, or an absolute URL; null unless `state` is `shown`. It is
             *     answered to this member alone, by the session or by a signature in the address, otherwise with 404; with
             *     `Cache-Control: no-store`; and it has a query, which keeps it out of the client's store of portraits. It stays the
             *     same from answer to answer, so that a poll brings no change.
             */
            src: string | null;
        };
        Message: {
            id: components["schemas"]["MessageId"];
            /**
             * Format: uuid
             * @description The id that the client made, on messages that the member sent from this client.
             */
            message_id: string | null;
            from_me: boolean;
            text: string;
            sent_at: components["schemas"]["Moment"];
            /** @description What this message answers; absent or null if nothing in particular. */
            reply_to?: components["schemas"]["QuotedMessage"] | null;
            /** @description The photo of this message; absent or null if it has none. */
            photo?: components["schemas"]["MessagePhoto"] | null;
        };
        LikeEntry: {
            id: components["schemas"]["MemberId"];
            name: string;
            /** @description Null where the member has not told it, as the sign-up allows; the client then shows none. */
            age: number | null;
            city: string | null;
            country: components["schemas"]["CountryCode"];
            /** @description Null where the member has not told it. */
            gender: components["schemas"]["Gender"] | null;
            language: components["schemas"]["Locale"];
            main_image: components["schemas"]["Image"] | null;
            /** @description The profile is fictional; the client shows so in text and with an icon. */
            fictional_icon: boolean;
            online: boolean;
            /** @description Proposed, in results of the search and in likes: the beginning of what the member has written about themselves, for a table of members. Null if there is nothing; a backend that does not have it leaves it out. */
            excerpt?: string | null;
            like_new: boolean;
            liked_at: components["schemas"]["Moment"];
        };
        Likes: {
            profiles: components["schemas"]["LikeEntry"][];
            liked_by: components["schemas"]["LikeEntry"][];
        };
        TransactionItem: {
            /** @enum {string} */
            kind: "credits" | "premium";
            /** @description With the bonus of its time, or without. */
            credits: number | null;
            months: number | null;
        };
        PaymentMethodId: string;
        /**
         * @description The client names `card` and `direct_debit` in the member's language, and the others by their name. `bank` is a transfer that the bank confirms at once.
         * @enum {string}
         */
        PaymentMethodKind: "card" | "direct_debit" | "bank" | "wallet" | "other";
        /** @description Id of a pack of credits. */
        PackId: number;
        /** @description Id of a premium plan. */
        PlanId: number;
        Transaction: {
            id: components["schemas"]["TransactionId"];
            /** @enum {string} */
            state: "paid" | "pending" | "cancelled" | "failed" | "withdrawn";
            item: components["schemas"]["TransactionItem"];
            amount: components["schemas"]["Money"];
            /** @description Within the amount; 21 for 21 %. */
            vat_percent: number;
            method: components["schemas"]["PaymentMethodId"];
            method_kind: components["schemas"]["PaymentMethodKind"];
            method_name: string;
            /**
             * Format: uri
             * @description Where a pending order can still be paid; null without the session of its member, when it is not pending, and when the provider has taken the payment and only its confirmation is missing.
             */
            payment_page: string | null;
            created_at: components["schemas"]["Moment"];
            /** @description When it was paid; of a cancelled or failed order, when the provider said so, or null. Null while it is pending. */
            settled_at: components["schemas"]["MomentOrNull"];
            /** @description The balance after it; null without the session of its member, and while it is not paid. */
            credits_after: number | null;
            /** @description The last moment: the end of the 14th day after the payment in the time zone of the site, not its hour (regulation 1182/71, article 3). */
            withdraw_until: components["schemas"]["MomentOrNull"];
            withdrawn_at: components["schemas"]["MomentOrNull"];
            /** @description What a withdrawal or a payment that came in twice gives back; null where nothing was given back. */
            refund: components["schemas"]["Money"] | null;
            /** @description What to order to try again, one of the two; null unless cancelled or failed, or if it is not sold now. */
            pay_again: {
                pack: components["schemas"]["PackId"] | null;
                plan: components["schemas"]["PlanId"] | null;
            } | null;
        };
        /** @enum {string} */
        NotificationEvent: "message" | "like" | "match" | "account" | "news";
        /** @enum {string} */
        NotificationChannel: "email" | "push";
        /** @enum {string} */
        NotificationFrequency: "at_once" | "daily" | "weekly" | "never";
        NotificationSetting: {
            event: components["schemas"]["NotificationEvent"];
            channel: components["schemas"]["NotificationChannel"];
            frequency: components["schemas"]["NotificationFrequency"];
            /** @description What can be chosen; one only where it cannot be changed. */
            allowed: components["schemas"]["NotificationFrequency"][];
        };
        NotificationSettings: {
            /** @description One for each event and each channel that the event is sent by; no choice without effect. */
            settings: components["schemas"]["NotificationSetting"][];
            /** @description On how many devices push is on. */
            push_subscriptions: number;
        };
        /** @enum {string} */
        ReportKind: "fake_profile" | "harassment" | "spam" | "underage" | "illegal_content" | "other";
        /** @enum {string} */
        ReportDecision: "acted" | "no_breach";
        /** @description A report as the member who sent it sees it. */
        SentReport: {
            /** @description As on the receipt. */
            reference: string;
            profile: components["schemas"]["MemberId"];
            /** @description The reported member's name. */
            name: string;
            kind: components["schemas"]["ReportKind"];
            received_at: components["schemas"]["Moment"];
            /**
             * @description Not read yet; being looked into; decided.
             * @enum {string}
             */
            state: "received" | "in_review" | "closed";
            /** @description What was decided of a report that is closed: something was done about the member or the content, or there was no breach of the terms. Null before, and left out by a backend that does not tell. */
            decision?: components["schemas"]["ReportDecision"] | null;
        };
        /**
         * @description What the member sees of the account and has written in it, as the profile page and the privacy notice list it. The
         *     answers of the match-finder, the record of the sign-up and the files of the photos are not in it: who asks for these
         *     gets them from customer service.
         */
        AccountExport: {
            exported_at: components["schemas"]["Moment"];
            user: components["schemas"]["User"];
            chats: {
                conversation: components["schemas"]["ConversationId"];
                profile: components["schemas"]["ProfileCard"];
                messages: components["schemas"]["Message"][];
            }[];
            likes: components["schemas"]["Likes"];
            transactions: components["schemas"]["Transaction"][];
            notifications: components["schemas"]["NotificationSettings"];
            blocked: components["schemas"]["ProfileCard"][];
            /** @description The reports that the member has sent, newest first. */
            reports: {
                report: components["schemas"]["SentReport"];
                /** @description What the member wrote in it. */
                text: string;
            }[];
        };
        ChangePasswordRequest: {
            password: string;
            new_password: string;
        };
        LoginRequest: {
            email: string;
            password: string;
            csrf: components["schemas"]["Csrf"];
        };
        EmptyBody: Record<string, never>;
        /** @description From the link in a mail; works once. */
        LinkToken: string;
        NewPasswordRequest: {
            token: components["schemas"]["LinkToken"];
            password: string;
            csrf: components["schemas"]["Csrf"];
        };
        PasswordResetRequest: {
            /** Format: email */
            email: string;
            csrf: components["schemas"]["Csrf"];
        };
        EmailValidation: {
            /** @description For the sign-up with this address; null unless the status is `new`. */
            token: string | null;
            /**
             * @description `active` and `not_confirmed`: an account whose address is confirmed, or not yet. `deleted`: its account has ended, and it cannot sign up by itself; an operator who keeps nothing of ended accounts tells it as `new`.
             * @enum {string}
             */
            status: "new" | "active" | "not_confirmed" | "deleted" | "invalid";
            /** @description The address as the server writes it. */
            email: string;
            /** @description The address as it was asked for. */
            request_email: string;
        };
        ActivationProgress: {
            /** @description The mail server of the member has taken the mail. */
            delivered: boolean;
        };
        ActivationConfirmation: {
            token: components["schemas"]["LinkToken"];
            csrf: components["schemas"]["Csrf"];
        };
        ResendActivationRequest: {
            /**
             * Format: email
             * @description Null for the member who is logged in.
             */
            email: string | null;
            csrf: components["schemas"]["Csrf"];
        };
        MailChangeConfirmation: {
            token: components["schemas"]["LinkToken"];
            csrf: components["schemas"]["Csrf"];
        };
        MailChangeRequest: {
            /** Format: email */
            email: string;
            /** @description Empty only while it may be. */
            password: string;
        };
        Geocode: {
            country: components["schemas"]["CountryCode"] | null;
            countryregion: components["schemas"]["RegionId"] | null;
            city: string | null;
        };
        /** @description Another member's profile as the member page shows it. */
        MemberProfile: {
            id: components["schemas"]["MemberId"];
            name: string;
            /** @description Null where the member has not told it, as the sign-up allows; the client then shows none. */
            age: number | null;
            city: string | null;
            country: components["schemas"]["CountryCode"];
            /** @description Null where the member has not told it. */
            gender: components["schemas"]["Gender"] | null;
            language: components["schemas"]["Locale"];
            main_image: components["schemas"]["Image"] | null;
            /** @description The profile is fictional; the client shows so in text and with an icon. */
            fictional_icon: boolean;
            online: boolean;
            /** @description Proposed, in results of the search and in likes: the beginning of what the member has written about themselves, for a table of members. Null if there is nothing; a backend that does not have it leaves it out. */
            excerpt?: string | null;
            /** @description Name of the region. */
            countryregion: string | null;
            images: components["schemas"]["Image"][];
            /** @description The about-me text. */
            personal: string | null;
            fields: components["schemas"]["FieldValues"];
            notes: components["schemas"]["NoteTexts"];
            /** @description The logged-in member likes this one. */
            liked: boolean;
            /** @description This member likes the logged-in one. */
            likes_me: boolean;
            /** @description Whether that like was still new before this call. */
            like_new: boolean;
            /** @description The logged-in member has blocked this one. */
            blocked: boolean;
        };
        ProfileFields: {
            /** @description Per field the codes that it may hold, in order. */
            allowed_values: {
                [key: string]: string[];
            };
            /** @description The fields that may hold several codes; the others hold one. */
            multiple: string[];
            /** @description The free-text notes with the number of characters that each may hold. */
            notes: {
                [key: string]: number;
            };
            /** @description Per field or note how it and its codes are called, in the language asked for. */
            labels: {
                [key: string]: {
                    label: string;
                    values: {
                        [key: string]: string;
                    };
                };
            };
        };
        /** @description One of the two, or both. */
        ArrangeImagesRequest: {
            main?: components["schemas"]["ImageId"];
            /** @description All photos, in the new order. */
            order?: components["schemas"]["ImageId"][];
        };
        OwnImages: {
            /** @description In order; the first approved one is the main photo. */
            images: components["schemas"]["OwnImage"][];
        };
        RemoveImageRequest: {
            image: components["schemas"]["ImageId"];
        };
        Paging: {
            /** @description Entries on all pages. */
            num_results: number;
            page: number;
            /** @description Entries in one page. */
            pp: number;
        };
        /** @description The filters that this answer was found with; null, false or an empty list where there is no limit. `online`, `with_photo`, `interests` and `max_distance_km` are proposed; one that is left out is not known to the server and was not used. */
        SearchFilters: {
            gender: components["schemas"]["Gender"] | null;
            min_age: number | null;
            max_age: number | null;
            country: components["schemas"]["CountryCode"] | null;
            countryregion: components["schemas"]["RegionId"] | null;
            /** @description Only members who are online. */
            online?: boolean;
            /** @description Only members with a photo. */
            with_photo?: boolean;
            /** @description Only members with at least one of these; in any order. */
            interests?: string[];
            /** @description Only members at most this far from the searcher's town. */
            max_distance_km?: number | null;
        };
        SearchResult: {
            profiles: components["schemas"]["ProfileCard"][];
            paging: components["schemas"]["Paging"];
            filter_options: components["schemas"]["SearchFilters"];
            /** @description Proposed, with `source=search`: when this was found, by the server's clock; to be given back as `since`. */
            searched_at?: components["schemas"]["Moment"];
            /** @description Proposed. The `since` that this was found with, where it was given. */
            since?: components["schemas"]["Moment"];
        };
        MatchQuestion: {
            id: number;
            text: string;
            options: {
                value: string;
                label: string;
            }[];
            /** @description The value chosen before, or null. */
            answer: string | null;
            skipped: boolean;
        };
        Match: {
            profile: components["schemas"]["ProfileCard"];
            /** @description Percent. */
            score: number;
            reasons: {
                /** @enum {string} */
                code: "same_answer" | "nearby" | "same_region" | "age" | "likes_you" | "online" | "new_member";
                /** @description In the language asked for. */
                text: string;
            }[];
        };
        /** @description Whom a landing page shows, where `niche` is given. Without it such a page shows the matches, and leaves out what only stands here. */
        LandingPeople: {
            /** @description Of the niche, with a photo; first those of the country, then of its neighbours, nearest first, then the others, and of those equally near the ones who are online first. Niches 3 and 4 show only members who say of themselves that they belong there: the profile field `describes_me` names `bdsm`, or `bbw` for women. Nobody is taken for either by a photo, a text or a search. A page may ask again each minute while it is on the screen, for who is new. */
            people: {
                profile: components["schemas"]["ProfileCard"];
                /** @description The beginning of what the member wrote, as plain text in the language of the profile. */
                said: string | null;
                /** @description Values of the profile field `interests`. */
                interests: string[];
            }[];
            /** @description How many members of the niche live in each region of the country, coarse on purpose. */
            regions: {
                id: components["schemas"]["RegionId"];
                /** @description 0 for none, 1 for fewer than ten, else rounded down to tens. */
                at_least: number;
            }[];
            /** @description How many members of the niche are online now, in every country, with or without a photo; never estimated. Without it a page tells no number. */
            online?: number;
            /** @description How many members of the niche, in every country, name each value of the profile field `interests`. Without it a page has an order of its own. */
            interests?: {
                id: string;
                /** @description As for regions. */
                at_least: number;
            }[];
        };
        Matches: {
            /** @description In order; none for `signup`. */
            questions: components["schemas"]["MatchQuestion"][];
            /** @description Best first; none while questions are open. */
            matches: components["schemas"]["Match"][];
            paging: components["schemas"]["Paging"];
            landing?: components["schemas"]["LandingPeople"];
        };
        MatchAnswerRequest: {
            question: number;
            /** @description One of the question's values; null skips it. */
            answer: string | null;
            csrf: components["schemas"]["Csrf"];
        };
        /**
         * @description The newest of this member's own messages that the other member has read; null if none. Absent on a site that does
         *     not tell who has read what. It never goes back.
         */
        PartnerReadUntil: components["schemas"]["MessageId"] | null;
        /**
         * @description The member lets the photos be shown that the other one sends in this conversation. Absent on a site without photos in
         *     messages.
         */
        PhotosShown: boolean;
        ChatEntry: {
            conversation: {
                id: components["schemas"]["ConversationId"];
                /** @description Places a conversation without messages in the list. */
                started_at: components["schemas"]["Moment"];
                last_message: components["schemas"]["Message"] | null;
                /** @description The other member is gone; nothing can be sent. */
                read_only: boolean;
                /** @description The member has blocked the other one; nothing can be sent until that is undone. */
                blocked: boolean;
                partner_read_until?: components["schemas"]["PartnerReadUntil"];
                photos_shown?: components["schemas"]["PhotosShown"];
            };
            profile: components["schemas"]["ProfileCard"];
            num_unread_messages: number;
        };
        ChatList: components["schemas"]["ChatEntry"][];
        /** @description Answer to `conversation`. */
        ChatPage: {
            id: components["schemas"]["ConversationId"];
            profile: components["schemas"]["ProfileCard"];
            started_at: components["schemas"]["Moment"];
            read_only: boolean;
            blocked: boolean;
            partner_read_until?: components["schemas"]["PartnerReadUntil"];
            photos_shown?: components["schemas"]["PhotosShown"];
            /** @description Newest first. */
            messages: components["schemas"]["Message"][];
            /** @description There are older messages than the last of this page. */
            has_more: boolean;
        };
        /** @description Answer to `profile`. Has no other property, which tells it from a page of messages. */
        ChatStart: {
            id: components["schemas"]["ConversationId"];
        };
        ChatResponse: components["schemas"]["ChatPage"] | components["schemas"]["ChatStart"];
        MarkReadRequest: {
            conversation: components["schemas"]["ConversationId"];
            read_until: components["schemas"]["MessageId"];
        };
        ReadState: {
            conversation: components["schemas"]["ConversationId"];
            num_unread_messages: number;
        };
        SendMessageRequest: {
            conversation: components["schemas"]["ConversationId"];
            /** @description Kept as it is sent, with the blanks and line breaks at its ends. */
            text: string;
            /** Format: uuid */
            message_id: string;
            /**
             * @description Id of the message of this conversation that is answered. If the conversation does not have it (any more), the
             *     message is stored without a quote: nobody's words are refused for that.
             */
            reply_to?: components["schemas"]["MessageId"] | null;
        };
        SentMessage: {
            message: components["schemas"]["Message"];
            credits: number;
        };
        RemoveChatRequest: {
            conversation: components["schemas"]["ConversationId"];
        };
        ShowPhotosRequest: {
            conversation: components["schemas"]["ConversationId"];
            shown: boolean;
        };
        ShownPhotos: {
            conversation: components["schemas"]["ConversationId"];
            photos_shown: components["schemas"]["PhotosShown"];
            /** @description All photos that the other member has sent in this conversation; empty unless `photos_shown`. */
            photos: {
                message: components["schemas"]["MessageId"];
                /** @description As in `MessagePhoto`. */
                src: string;
            }[];
        };
        LikeRequest: {
            profile: components["schemas"]["MemberId"];
        };
        LikeState: {
            profile: components["schemas"]["MemberId"];
            liked: boolean;
        };
        BlockedMembers: {
            profiles: components["schemas"]["ProfileCard"][];
            paging: components["schemas"]["Paging"];
        };
        BlockRequest: {
            profile: components["schemas"]["MemberId"];
        };
        BlockState: {
            profile: components["schemas"]["MemberId"];
            blocked: boolean;
        };
        SentReports: {
            reports: components["schemas"]["SentReport"][];
            paging: components["schemas"]["Paging"];
        };
        ReportRequest: {
            profile: components["schemas"]["MemberId"];
            kind: components["schemas"]["ReportKind"];
            text: string;
            /** @description The conversation that it is about, when there is one. */
            conversation?: components["schemas"]["ConversationId"] | null;
        };
        /** @description Proof that something was received. */
        Receipt: {
            /** @description To quote when asking. */
            reference: string;
            received_at: components["schemas"]["Moment"];
            answer_within_days: number;
        };
        EvidencePicture: {
            /** @description Name of the file as the complainant has it. */
            name: string;
            /** @enum {string} */
            type: "image/png" | "image/jpeg";
            /** @description The picture in base64. */
            content: string;
        };
        ComplaintRequest: {
            /** @enum {string} */
            kind: "illegal_content" | "copyright" | "privacy" | "underage" | "fraud" | "service" | "other";
            /** @description Address of the page, or the member's id or name. */
            target: string | null;
            explanation: string;
            /** @description Addresses and quotations that show it. */
            evidence: string | null;
            /** @description Pictures that show it; left out when there are none. */
            files?: components["schemas"]["EvidencePicture"][];
            name: string | null;
            /** Format: email */
            email: string;
            /**
             * @description The complainant states to act in good faith.
             * @constant
             */
            good_faith: true;
            csrf: components["schemas"]["Csrf"];
        };
        /** @description ISO 3166-1 alpha-2. Prices, taxes and ways to pay are those of this country: the member's, else where the visitor seems to be (specification, section 5). */
        PriceCountry: string;
        CreditPack: {
            id: components["schemas"]["PackId"];
            /** @description Without the bonus. */
            credits: number;
            bonus_credits: number;
            price: components["schemas"]["Money"];
            /** @description What it costs without the discount; null when there is none. */
            full_price: components["schemas"]["Money"] | null;
        };
        PaymentMethod: {
            id: components["schemas"]["PaymentMethodId"];
            kind: components["schemas"]["PaymentMethodKind"];
            /** @description Of the brand. */
            name: string;
            /** @description Where it can be used; empty for everywhere. */
            countries: components["schemas"]["CountryCode"][];
        };
        DiscountCode: {
            code: string;
            percent: number;
            /** @enum {string} */
            reason: "welcome" | "campaign" | "stay";
            valid_until: components["schemas"]["MomentOrNull"];
        };
        /** @description More credits for the same price until a moment. */
        TimeBonus: {
            percent: number;
            valid_until: components["schemas"]["Moment"];
        };
        /** @description The newest order of credits that was paid, to be repeated with one press; one that was withdrawn from counts too. A server may tell a newer one that is not paid. */
        LastOrder: {
            pack: components["schemas"]["PackId"];
            method: components["schemas"]["PaymentMethodId"];
            ordered_at: components["schemas"]["Moment"];
        };
        CreditOffer: {
            /** @description Null for a visitor. */
            balance: number | null;
            country: components["schemas"]["PriceCountry"];
            packs: components["schemas"]["CreditPack"][];
            payment_methods: components["schemas"]["PaymentMethod"][];
            /** @description Within the prices; 21 for 21 %. */
            vat_percent: number;
            discount: components["schemas"]["DiscountCode"] | null;
            time_bonus: components["schemas"]["TimeBonus"] | null;
            last_order: components["schemas"]["LastOrder"] | null;
        };
        /** @description What the order page showed when the button was pressed. Where the server's offer differs by now, it answers 409 with `price_changed`: nobody pays for what was not shown. The client always sends it. */
        ShownOrder: {
            price: components["schemas"]["Money"];
            /** @description With the bonus; null for premium. */
            credits: number | null;
        };
        /** @description The member knows of the open order (409 with `order_open`) and means a second one. */
        OrderAgain: boolean;
        OrderCreditsRequest: {
            pack: components["schemas"]["PackId"];
            method: components["schemas"]["PaymentMethodId"];
            discount_code: string | null;
            shown?: components["schemas"]["ShownOrder"];
            again?: components["schemas"]["OrderAgain"];
        };
        StartedOrder: {
            transaction: components["schemas"]["TransactionId"];
            /**
             * Format: uri
             * @description Page of the payment provider; the client follows it only to origins that the operator allows.
             */
            redirect: string;
        };
        PremiumPlan: {
            id: components["schemas"]["PlanId"];
            months: number;
            price: components["schemas"]["Money"];
            /** @description What it costs without the discount; null when there is none. */
            full_price: components["schemas"]["Money"] | null;
            price_per_month: components["schemas"]["Money"];
            /** @description It goes on for the same time at this price until it is cancelled, without a discount; null where it ends by itself. */
            renewal_price: components["schemas"]["Money"] | null;
        };
        /** @description The renewal costs `renewal_price` in place of `previous`. A higher price holds only for a renewal at least 30 days after the member was told by mail; one that comes earlier costs what it did. */
        PriceChange: {
            previous: components["schemas"]["Money"];
            announced_at: components["schemas"]["Moment"];
        };
        Subscription: {
            plan: components["schemas"]["PlanId"];
            /** @enum {string} */
            state: "active" | "cancelled";
            started_at: components["schemas"]["Moment"];
            renews_at: components["schemas"]["MomentOrNull"];
            /** @description What the next renewal costs; null where there is none. */
            renewal_price: components["schemas"]["Money"] | null;
            /** @description When the member is reminded of the renewal by mail, or was; the page promises it. Null where there is no renewal, or no reminder. */
            reminder_at: components["schemas"]["MomentOrNull"];
            /** @description Null unless the next renewal costs something else than the member was told before. */
            price_change: components["schemas"]["PriceChange"] | null;
            /** @description Premium until then. */
            ends_at: components["schemas"]["Moment"];
            withdraw_until: components["schemas"]["MomentOrNull"];
            transaction: components["schemas"]["TransactionId"];
        };
        EndedPremium: {
            ended_at: components["schemas"]["Moment"];
            /**
             * @description `not_paid`: the payment of the renewal failed.
             * @enum {string}
             */
            because: "time_over" | "not_paid" | "withdrawn";
        };
        PremiumOffer: {
            country: components["schemas"]["PriceCountry"];
            plans: components["schemas"]["PremiumPlan"][];
            payment_methods: components["schemas"]["PaymentMethod"][];
            /** @description Within the prices; 21 for 21 %. */
            vat_percent: number;
            /** @description For the first time of a plan. */
            discount: components["schemas"]["DiscountCode"] | null;
            /** @description Null for a visitor, and for a member without premium. */
            subscription: components["schemas"]["Subscription"] | null;
            /** @description The premium that this member had last; null with premium, and for whoever never had it. */
            ended: components["schemas"]["EndedPremium"] | null;
        };
        SubscribeRequest: {
            plan: components["schemas"]["PlanId"];
            method: components["schemas"]["PaymentMethodId"];
            discount_code?: string | null;
            shown?: components["schemas"]["ShownOrder"];
            again?: components["schemas"]["OrderAgain"];
        };
        CancelPremiumRequest: {
            reason: string | null;
        };
        TransactionList: {
            /** @description Newest first. */
            transactions: components["schemas"]["Transaction"][];
            paging: components["schemas"]["Paging"];
        };
        TransactionsResponse: components["schemas"]["TransactionList"] | components["schemas"]["Transaction"];
        WithdrawalRequest: {
            transaction: components["schemas"]["TransactionId"];
            name: string;
            /**
             * Format: email
             * @description Where the receipt goes. Without the session of the member who ordered, the address of that account.
             */
            email: string;
            /** @description In the member's own words; a reason is not needed. */
            statement: string | null;
            csrf: components["schemas"]["Csrf"];
        };
        WithdrawalReceipt: {
            reference: string;
            received_at: components["schemas"]["Moment"];
            transaction: components["schemas"]["TransactionId"];
            refund: components["schemas"]["Money"];
            refund_within_days: number;
        };
        WithdrawalPreviewRequest: {
            transaction: components["schemas"]["TransactionId"];
            /**
             * Format: email
             * @description Of the account that ordered; null in the session of that account.
             */
            email: string | null;
            csrf: components["schemas"]["Csrf"];
        };
        /** @description What a withdrawal would do now. */
        WithdrawalPreview: {
            transaction: components["schemas"]["TransactionId"];
            item: components["schemas"]["TransactionItem"];
            amount: components["schemas"]["Money"];
            ordered_at: components["schemas"]["Moment"];
            /** @description End of the time in which it is possible, which may be over; null for what was never paid. */
            until: components["schemas"]["MomentOrNull"];
            /** @description Null while it is possible. */
            closed_because: ("deadline" | "not_paid" | "spent" | "withdrawn") | null;
            refund: components["schemas"]["Money"];
            /** @description Of the pack; they are not refunded. */
            spent_credits: number;
        };
        DiscountLookup: {
            discount_code: components["schemas"]["DiscountCode"] | null;
            time_bonus: components["schemas"]["TimeBonus"] | null;
        };
        SaveNotificationsRequest: {
            /** @description What shall change; the rest stays. */
            settings: {
                event: components["schemas"]["NotificationEvent"];
                channel: components["schemas"]["NotificationChannel"];
                frequency: components["schemas"]["NotificationFrequency"];
            }[];
        };
        TestPushRequest: {
            /** @constant */
            test: "push";
        };
        Cam: {
            account: string;
            name: string;
            age: number;
            /** @description Path under the setting `cdn_prefix`. */
            image: string | null;
            online: boolean;
        };
        CamList: {
            cams: components["schemas"]["Cam"][];
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
        Region: {
            id: components["schemas"]["RegionId"];
            name: string;
            /** @description About its middle, in degrees, for the map of a landing page. Without it the region stands in the list alone. */
            position?: {
                lat: number;
                lon: number;
            };
        };
        /** @description Regions by country code. */
        RegionData: {
            [key: string]: components["schemas"]["Region"][];
        };
        MessageCosts: {
            /** @description Price of one message, taxes included: 0.4 is 40 cents. The one amount that is not in the smallest unit. */
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
        Settings: {
            /** @description Name of the site. */
            name: string;
            domain_language: components["schemas"]["Locale"];
            /** @enum {string} */
            template: "social" | "classic" | "lavish";
            features: components["schemas"]["FeatureFlags"];
            csrf: components["schemas"]["Csrf"];
            niche: number;
            /** @enum {string} */
            signups: "all" | "with_trafficsource" | "other";
            /** @enum {string} */
            logged_out_search: "none" | "other";
            /** @enum {string} */
            logged_out_search_trafficsource: "none" | "other";
            /** @description Public push key (VAPID), base64url; null when push is off. */
            push_pub: string | null;
            region_data: components["schemas"]["RegionData"];
            countries: components["schemas"]["CountryCode"][];
            /** @description By country code, in capitals as in profiles. */
            minimum_message_costs: {
                [key: string]: components["schemas"]["MessageCosts"];
            };
            /** @description What one message takes from the balance. */
            message_credits: number;
            /**
             * @description What a photo sent as a message takes from the balance, with its words. Absent on a site without photos in
             *     messages, where the client offers none.
             */
            photo_message_credits?: number;
            geoip_selected_country: components["schemas"]["CountryCode"] | null;
            geoip_country: components["schemas"]["CountryCode"] | null;
            /** @description The site has fictional profiles. */
            fictional_icon: boolean;
            visible_profile_fields: string[];
            visible_profile_notes: string[];
            /** @description The filters that the search offers, by the names of its parameters: `gender`, `min_age`, `max_age`, `country`, `countryregion` and, proposed, `online`, `with_photo`, `interests` and `max_distance_km`. */
            search_fields: string[];
            /** @description Where images come from; an absolute URL or a path on this origin, without a slash at the end. `{template}` in it stands for the name of the template that the page is shown in, for images that exist once for each. */
            cdn_prefix: string;
            /** @description The largest photo that is taken. */
            upload_max_bytes: number;
            member_resell: ("cams" | "camads" | "partner")[];
            company: components["schemas"]["CompanyInfo"];
        };
        Regions: {
            regions: components["schemas"]["RegionData"];
        };
        Interests: {
            interests: {
                id: string;
                /** @description In the language asked for. */
                name: string;
            }[];
        };
        /** @enum {string} */
        ContentPageName: "terms" | "privacy" | "cookies" | "faq" | "service" | "return-policy" | "ban";
        ContentPage: {
            page: components["schemas"]["ContentPageName"];
            /** @description Of the texts in this answer; another one than asked for where there is no translation. */
            language: components["schemas"]["Locale"];
            title: string;
            /** Format: date */
            updated_at: string;
            sections: {
                /** @description For links to this section. */
                id: string;
                heading: string;
                /** @description Paragraphs, lists, links and emphasis; the client sanitises it. */
                html: string;
            }[];
        };
        LandingStep: {
            /**
             * @description The page was on the screen, the sign-up was begun, a complete e-mail address was entered. The address is not sent.
             * @enum {string}
             */
            step: "seen" | "started" | "email";
            /** @description Of the landing page, with its slug. */
            path: string;
            niche: number;
            trafficsource: components["schemas"]["TrafficSource"] | null;
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
                /**
                 * @description Seconds to wait.
                 * @example 30
                 */
                "Retry-After": number;
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
                /**
                 * @description Seconds to wait, where that is known.
                 * @example 30
                 */
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
        /** @description The idempotency key was used for another request (`idempotency_conflict`), or its first request still runs (`idempotency_running`: the client waits, as `Retry-After` says if it is there, and sends it again); or the session is not that of the member whom `x-account` names (`other_account`). */
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
        /** @description The account is banned; `ban` says why and until when. */
        Banned: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "account_banned",
                 *       "message": "This account is banned.",
                 *       "ban": {
                 *         "reason": "spam",
                 *         "until": "2026-12-24T00:00:00Z"
                 *       }
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
                 *       "message": "There is no such thing."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The link was used already (`token_used`) or is too old (`token_expired`). */
        LinkGone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "token_expired",
                 *       "message": "This link is too old. Please ask for a new one."
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
        /** @description The file is larger than the setting `upload_max_bytes`. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "too_large",
                 *       "message": "This photo is too large."
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
        /** @description What is asked for does not fit the present state (`error` says what), the idempotency key was used for another request (`idempotency_conflict`) or its first request still runs (`idempotency_running`, as for `Conflict`), or the session is not that of the member whom `x-account` names (`other_account`). */
        NotNow: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "already_paid",
                 *       "message": "This order is paid already."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The session is not that of the member whom `x-account` names. */
        OtherAccount: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "other_account",
                 *       "message": "Somebody else is logged in here now."
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
         * @description Made by the client, the same for every retry of one intent. The server acts once for each key and member and answers a repetition with the first success. Only a success is kept; a refused request is judged anew under its key.
         * @example 4c2d7ab0-22a5-4a3b-9c0e-0a2b6f4d1e77
         */
        IdempotencyKey: string;
        /**
         * @description Proposed. Profile id of the member whom the write is for. Where the session is another member's, who has logged in beside the app, the server does nothing and answers 409 with `other_account`.
         * @example 1
         */
        Account: string;
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
         * @description Language of the texts in the answer; the language of the domain when it is not given.
         * @example de
         */
        Language: components["schemas"]["Locale"];
        /**
         * @description Which page of the list, from 1.
         * @example 1
         */
        Page: number;
        /**
         * @description Entries in one page.
         * @example 12
         */
        PageSize: number;
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
                    /**
                     * @example {
                     *       "email": "demo@example.com",
                     *       "email_confirmed": true,
                     *       "paid_user": false,
                     *       "signup_date": "2026-08-02T09:14:00Z",
                     *       "mailprovider": null,
                     *       "credits": 100,
                     *       "profile": {
                     *         "id": 1,
                     *         "name": "Robin",
                     *         "age": 34,
                     *         "city": "Utrecht",
                     *         "country": "NL",
                     *         "countryregion": 31,
                     *         "gender": "other",
                     *         "date_of_birth": "1992-03-17",
                     *         "language": "nl",
                     *         "main_image": {
                     *           "id": 5001,
                     *           "thumb_filename": "portraits/1/5001-480.svg",
                     *           "filename": "portraits/1/5001.svg"
                     *         },
                     *         "images": [
                     *           {
                     *             "id": 5001,
                     *             "thumb_filename": "portraits/1/5001-480.svg",
                     *             "filename": "portraits/1/5001.svg",
                     *             "state": "approved",
                     *             "rejected_because": null
                     *           }
                     *         ],
                     *         "personal": "I bake bread on Sundays and give half of it away.",
                     *         "fields": {
                     *           "smoking": [
                     *             "never"
                     *           ],
                     *           "languages": [
                     *             "nl",
                     *             "en"
                     *           ]
                     *         },
                     *         "notes": {
                     *           "ideal_evening": "A long walk and a short film."
                     *         },
                     *         "fictional_icon": false,
                     *         "lastSignupStep": true,
                     *         "completeness": 90
                     *       }
                     *     }
                     */
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
    saveProfile: {
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
                 * @description Made by the client, the same for every retry of one intent. The server acts once for each key and member and answers a repetition with the first success. Only a success is kept; a refused request is judged anew under its key.
                 * @example 4c2d7ab0-22a5-4a3b-9c0e-0a2b6f4d1e77
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Proposed. Profile id of the member whom the write is for. Where the session is another member's, who has logged in beside the app, the server does nothing and answers 409 with `other_account`.
                 * @example 1
                 */
                "x-account"?: components["parameters"]["Account"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "country": "NL",
                 *       "countryregion": 31,
                 *       "city": "Utrecht"
                 *     }
                 */
                "application/json": components["schemas"]["SaveProfileRequest"];
            };
        };
        responses: {
            /** @description The member as stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "email": "demo@example.com",
                     *       "email_confirmed": true,
                     *       "paid_user": false,
                     *       "signup_date": "2026-08-02T09:14:00Z",
                     *       "mailprovider": null,
                     *       "credits": 100,
                     *       "profile": {
                     *         "id": 1,
                     *         "name": "Robin",
                     *         "age": 34,
                     *         "city": "Utrecht",
                     *         "country": "NL",
                     *         "countryregion": 31,
                     *         "gender": "other",
                     *         "date_of_birth": "1992-03-17",
                     *         "language": "nl",
                     *         "main_image": {
                     *           "id": 5001,
                     *           "thumb_filename": "portraits/1/5001-480.svg",
                     *           "filename": "portraits/1/5001.svg"
                     *         },
                     *         "images": [
                     *           {
                     *             "id": 5001,
                     *             "thumb_filename": "portraits/1/5001-480.svg",
                     *             "filename": "portraits/1/5001.svg",
                     *             "state": "approved",
                     *             "rejected_because": null
                     *           }
                     *         ],
                     *         "personal": "I bake bread on Sundays and give half of it away.",
                     *         "fields": {
                     *           "smoking": [
                     *             "never"
                     *           ],
                     *           "languages": [
                     *             "nl",
                     *             "en"
                     *           ]
                     *         },
                     *         "notes": {
                     *           "ideal_evening": "A long walk and a short film."
                     *         },
                     *         "fictional_icon": false,
                     *         "lastSignupStep": true,
                     *         "completeness": 90
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            401: components["responses"]["SessionLost"];
            403: components["responses"]["SessionLost"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    postUser: {
        parameters: {
            query?: {
                /**
                 * @description Creates an account.
                 * @example 1
                 */
                new?: "1";
                /**
                 * @description 1 attaches a push subscription, 0 forgets one.
                 * @example 1
                 */
                push?: "0" | "1";
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
                /**
                 * @description Made by the client, the same for every retry of one intent. The server acts once for each key and member and answers a repetition with the first success. Only a success is kept; a refused request is judged anew under its key.
                 * @example 4c2d7ab0-22a5-4a3b-9c0e-0a2b6f4d1e77
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Proposed. Profile id of the member whom the write is for. Where the session is another member's, who has logged in beside the app, the server does nothing and answers 409 with `other_account`.
                 * @example 1
                 */
                "x-account"?: components["parameters"]["Account"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "subscription": {
                 *         "endpoint": "https://push.example.com/send/2f9a",
                 *         "expirationTime": null,
                 *         "keys": {
                 *           "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
                 *           "auth": "BTBZMqHH6r4Tts7J_aSIgg"
                 *         },
                 *         "version": 2
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PostUserRequest"];
            };
        };
        responses: {
            /** @description The new member (`new=1`), or done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": "done"
                     *     }
                     */
                    "application/json": components["schemas"]["PostUserResponse"];
                };
            };
            401: components["responses"]["SessionLost"];
            403: components["responses"]["SessionLost"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAccount: {
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
                 * @description Made by the client, the same for every retry of one intent. The server acts once for each key and member and answers a repetition with the first success. Only a success is kept; a refused request is judged anew under its key.
                 * @example 4c2d7ab0-22a5-4a3b-9c0e-0a2b6f4d1e77
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Proposed. Profile id of the member whom the write is for. Where the session is another member's, who has logged in beside the app, the server does nothing and answers 409 with `other_account`.
                 * @example 1
                 */
                "x-account"?: components["parameters"]["Account"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "a long pass phrase",
                 *       "reason": null
                 *     }
                 */
                "application/json": components["schemas"]["DeleteAccountRequest"];
            };
        };
        responses: {
            /** @description The account is gone and the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": "done"
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            401: components["responses"]["SessionLost"];
            403: components["responses"]["SessionLost"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportAccount: {
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
            /** @description The data. */
            200: {
                headers: {
                    /**
                     * @description Names the file.
                     * @example attachment; filename="my-data.json"
                     */
                    "Content-Disposition": string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "exported_at": "2026-11-21T10:00:00Z",
                     *       "user": {
                     *         "email": "demo@example.com",
                     *         "email_confirmed": true,
                     *         "paid_user": false,
                     *         "signup_date": "2026-08-02T09:14:00Z",
                     *         "mailprovider": null,
                     *         "credits": 100,
                     *         "profile": {
                     *           "id": 1,
                     *           "name": "Robin",
                     *           "age": 34,
                     *           "city": "Utrecht",
                     *           "country": "NL",
                     *           "countryregion": 31,
                     *           "gender": "other",
                     *           "date_of_birth": "1992-03-17",
                     *           "language": "nl",
                     *           "main_image": {
                     *             "id": 5001,
                     *             "thumb_filename": "portraits/1/5001-480.svg",
                     *             "filename": "portraits/1/5001.svg"
                     *           },
                     *           "images": [
                     *             {
                     *               "id": 5001,
                     *               "thumb_filename": "portraits/1/5001-480.svg",
                     *               "filename": "portraits/1/5001.svg",
                     *               "state": "approved",
                     *               "rejected_because": null
                     *             }
                     *           ],
                     *           "personal": "I bake bread on Sundays and give half of it away.",
                     *           "fields": {
                     *             "smoking": [
                     *               "never"
                     *             ],
                     *             "languages": [
                     *               "nl",
                     *               "en"
                     *             ]
                     *           },
                     *           "notes": {
                     *             "ideal_evening": "A long walk and a short film."
                     *           },
                     *           "fictional_icon": false,
                     *           "lastSignupStep": true,
                     *           "completeness": 90
                     *         }
                     *       },
                     *       "chats": [],
                     *       "likes": {
                     *         "profiles": [],
                     *         "liked_by": []
                     *       },
                     *       "transactions": [],
                     *       "notifications": {
                     *         "settings": [],
                     *         "push_subscriptions": 0
                     *       },
                     *       "blocked": [],
                     *       "reports": []
                     *     }
                     */
                    "application/json": components["schemas"]["AccountExport"];
                };
            };
            401: components["responses"]["SessionLost"];
            403: components["responses"]["SessionLost"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
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
                 * @description Made by the client, the same for every retry of one intent. The server acts once for each key and member and answers a repetition with the first success. Only a success is kept; a refused request is judged anew under its key.
                 * @example 4c2d7ab0-22a5-4a3b-9c0e-0a2b6f4d1e77
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Proposed. Profile id of the member whom the write is for. Where the session is another member's, who has logged in beside the app, the server does nothing and answers 409 with `other_account`.
                 * @example 1
                 */
                "x-account"?: components["parameters"]["Account"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "a long pass phrase",
                 *       "new_password": "a longer pass phrase"
                 *     }
                 */
                "application/json": components["schemas"]["ChangePasswordRequest"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": "done"
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            401: components["responses"]["SessionLost"];
            403: components["responses"]["SessionLost"];
            409: components["responses"]["Conflict"];
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
                 * @description Made by the client, the same for every retry of one intent. The server acts once for each key and member and answers a repetition with the first success. Only a success is kept; a refused request is judged anew under its key.
                 * @example 4c2d7ab0-22a5-4a3b-9c0e-0a2b6f4d1e77
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "demo@example.com",
                 *       "password": "demo-password",
                 *       "csrf": "9d0cbb6a1f2e4c7f9d0cbb6a1f2e4c7f"
                 *     }
                 */
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description Logged in; the session cookie is set. */
            200: {
                headers: {
                    /**
                     * @description The session cookie.
                     * @example rendezvous_session=2c9d4b7e; HttpOnly; SameSite=Lax; Path=/
                     */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": "done"
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            423: components["responses"]["Banned"];
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
                    /**
                     * @description Removes the session cookie.
                     * @example rendezvous_session=; Max-Age=0; Path=/
                     */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": "done"
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
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
                /** @example {} */
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
    resetPassword: {
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
                 * @description Made by the client, the same for every retry of one intent. The server acts once for each key and member and answers a repetition with the first success. Only a success is kept; a refused request is judged anew under its key.
                 * @example 4c2d7ab0-22a5-4a3b-9c0e-0a2b6f4d1e77
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "q1Zk3x_8rT0wYv5uLmN2b-Aa",
                 *       "password": "a longer pass phrase",
                 *       "csrf": "9d0cbb6a1f2e4c7f9d0cbb6a1f2e4c7f"
                 *     }
                 */
                "application/json": components["schemas"]["NewPasswordRequest"];
            };
        };
        responses: {
            /** @description The new password holds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": "done"
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["LinkGone"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestPasswordReset: {
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
                 * @description Made by the client, the same for every retry of one intent. The server acts once for each key and member and answers a repetition with the first success. Only a success is kept; a refused request is judged anew under its key.
                 * @example 4c2d7ab0-22a5-4a3b-9c0e-0a2b6f4d1e77
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "sam@example.com",
                 *       "csrf": "9d0cbb6a1f2e4c7f9d0cbb6a1f2e4c7f"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordResetRequest"];
            };
        };
        responses: {
            /** @description If there is such an account, a mail is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": "done"
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    validateEmail: {
        parameters: {
            query: {
                /**
                 * @description The address as typed; it need not be a valid one.
                 * @example sam@example.com
                 */
                email: string;
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
            /** @description What the server knows of the address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "f3b1c9d07a2e4e55",
                     *       "status": "new",
                     *       "email": "sam@example.com",
                     *       "request_email": "Sam@Example.com"
                     *     }
                     */
                    "application/json": components["schemas"]["EmailValidation"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getActivation: {
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
            /** @description The progress. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "delivered": false
                     *     }
                     */
                    "application/json": components["schemas"]["ActivationProgress"];
                };
            };
            401: components["responses"]["SessionLost"];
            403: components["responses"]["SessionLost"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmActivation: {
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
                 * @description Made by the client, the same for every retry of one intent. The server acts once for each key and member and answers a repetition with the first success. Only a success is kept; a refused request is judged anew under its key.
                 * @example 4c2d7ab0-22a5-4a3b-9c0e-0a2b6f4d1e77
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "q1Zk3x_8rT0wYv5uLmN2b-Aa",
                 *       "csrf": "9d0cbb6a1f2e4c7f9d0cbb6a1f2e4c7f"
                 *     }
                 */
                "application/json": components["schemas"]["ActivationConfirmation"];
            };
        };
        responses: {
            /** @description The address is confirmed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": "done"
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["LinkGone"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendActivation: {
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
                 * @description Made by the client, the same for every retry of one intent. The server acts once for each key and member and answers a repetition with the first success. Only a success is kept; a refused request is judged anew under its key.
                 * @example 4c2d7ab0-22a5-4a3b-9c0e-0a2b6f4d1e77
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Proposed. Profile id of the member whom the write is for. Where the session is another member's, who has logged in beside the app, the server does nothing and answers 409 with `other_account`.
                 * @example 1
                 */
                "x-account"?: components["parameters"]["Account"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "sam@example.com",
                 *       "csrf": "9d0cbb6a1f2e4c7f9d0cbb6a1f2e4c7f"
                 *     }
                 */
                "application/json": components["schemas"]["ResendActivationRequest"];
            };
        };
        responses: {
            /** @description If there is something to confirm, a mail is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": "done"
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            401: components["responses"]["SessionLost"];
            403: components["responses"]["SessionLost"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmMailChange: {
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
                 * @description Made by the client, the same for every retry of one intent. The server acts once for each key and member and answers a repetition with the first success. Only a success is kept; a refused request is judged anew under its key.
                 * @example 4c2d7ab0-22a5-4a3b-9c0e-0a2b6f4d1e77
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "q1Zk3x_8rT0wYv5uLmN2b-Aa",
                 *       "csrf": "9d0cbb6a1f2e4c7f9d0cbb6a1f2e4c7f"
                 *     }
                 */
                "application/json": components["schemas"]["MailChangeConfirmation"];
            };
        };
        responses: {
            /** @description The new address holds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": "done"
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["LinkGone"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestMailChange: {
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
                 * @description Made by the client, the same for every retry of one intent. The server acts once for each key and member and answers a repetition with the first success. Only a success is kept; a refused request is judged anew under its key.
                 * @example 4c2d7ab0-22a5-4a3b-9c0e-0a2b6f4d1e77
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Proposed. Profile id of the member whom the write is for. Where the session is another member's, who has logged in beside the app, the server does nothing and answers 409 with `other_account`.
                 * @example 1
                 */
                "x-account"?: components["parameters"]["Account"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "sam.new@example.com",
                 *       "password": "a long pass phrase"
                 *     }
                 */
                "application/json": components["schemas"]["MailChangeRequest"];
            };
        };
        responses: {
            /** @description A mail is on its way to the new address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": "done"
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            401: components["responses"]["SessionLost"];
            403: components["responses"]["SessionLost"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    geocode: {
        parameters: {
            query: {
                /**
                 * @description Latitude in degrees.
                 * @example 52.09
                 */
                lat: number;
                /**
                 * @description Longitude in degrees.
                 * @example 5.12
                 */
                lon: number;
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
            /** @description The place. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "country": "NL",
                     *       "countryregion": 31,
                     *       "city": "Utrecht"
                     *     }
                     */
                    "application/json": components["schemas"]["Geocode"];
                };
            };
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
                id: components["schemas"]["MemberId"];
                /**
                 * @description The network value of the visitor, where the settings open the search to a traffic source.
                 * @example summer
                 */
                trafficsource?: string;
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
                    /**
                     * @example {
                     *       "id": 118,
                     *       "name": "Noor",
                     *       "age": 31,
                     *       "city": "Gent",
                     *       "country": "BE",
                     *       "gender": "female",
                     *       "language": "nl",
                     *       "main_image": {
                     *         "id": 5118,
                     *         "thumb_filename": "portraits/118/5118-480.svg",
                     *         "filename": "portraits/118/5118.svg"
                     *       },
                     *       "fictional_icon": false,
                     *       "online": true,
                     *       "countryregion": "East Flanders",
                     *       "images": [
                     *         {
                     *           "id": 5118,
                     *           "thumb_filename": "portraits/118/5118-480.svg",
                     *           "filename": "portraits/118/5118.svg"
                     *         }
                     *       ],
                     *       "personal": "I can name every bird in the park and no footballer.",
                     *       "fields": {
                     *         "smoking": [
                     *           "never"
                     *         ]
                     *       },
                     *       "notes": {
                     *         "ideal_evening": "A concert where nobody films."
                     *       },
                     *       "liked": true,
                     *       "likes_me": true,
                     *       "like_new": false,
                     *       "blocked": false
                     *     }
                     */
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
    getProfileFields: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; the language of the domain when it is not given.
                 * @example de
                 */
                language?: components["parameters"]["Language"];
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
            /** @description The fields. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "allowed_values": {
                     *         "smoking": [
                     *           "never",
                     *           "sometimes",
                     *           "often"
                     *         ]
                     *       },
                     *       "multiple": [],
                     *       "notes": {
                     *         "ideal_evening": 500
                     *       },
                     *       "labels": {
                     *         "smoking": {
                     *           "label": "Rauchen",
                     *           "values": {
                     *             "never": "Nie",
                     *             "sometimes": "Manchmal",
                     *             "often": "Oft"
                     *           }
                     *         },
                     *         "ideal_evening": {
                     *           "label": "Der ideale Abend",
                     *           "values": {}
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProfileFields"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    arrangeImages: {
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
                 * @description Made by the client, the same for every retry of one intent. The server acts once for each key and member and answers a repetition with the first success. Only a success is kept; a refused request is judged anew under its key.
                 * @example 4c2d7ab0-22a5-4a3b-9c0e-0a2b6f4d1e77
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Proposed. Profile id of the member whom the write is for. Where the session is another member's, who has logged in beside the app, the server does nothing and answers 409 with `other_account`.
                 * @example 1
                 */
                "x-account"?: components["parameters"]["Account"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "main": 5001
                 *     }
                 */
                "application/json": components["schemas"]["ArrangeImagesRequest"];
            };
        };
        responses: {
            /** @description All photos of the member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "images": [
                     *         {
                     *           "id": 5001,
                     *           "thumb_filename": "portraits/1/5001-480.svg",
                     *           "filename": "portraits/1/5001.svg",
                     *           "state": "approved",
                     *           "rejected_because": null
                     *         },
                     *         {
                     *           "id": 5002,
                     *           "thumb_filename": "uploads/1/5002-480.jpg",
                     *           "filename": "uploads/1/5002.jpg",
                     *           "state": "pending",
                     *           "rejected_because": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OwnImages"];
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
    uploadImage: {
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
                 * @description Made by the client, the same for every retry of one intent. The server acts once for each key and member and answers a repetition with the first success. Only a success is kept; a refused request is judged anew under its key.
                 * @example 4c2d7ab0-22a5-4a3b-9c0e-0a2b6f4d1e77
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Proposed. Profile id of the member whom the write is for. Where the session is another member's, who has logged in beside the app, the server does nothing and answers 409 with `other_account`.
                 * @example 1
                 */
                "x-account"?: components["parameters"]["Account"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description A png or jpeg. */
                    file: string;
                };
            };
        };
        responses: {
            /** @description All photos of the member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "images": [
                     *         {
                     *           "id": 5001,
                     *           "thumb_filename": "portraits/1/5001-480.svg",
                     *           "filename": "portraits/1/5001.svg",
                     *           "state": "approved",
                     *           "rejected_because": null
                     *         },
                     *         {
                     *           "id": 5002,
                     *           "thumb_filename": "uploads/1/5002-480.jpg",
                     *           "filename": "uploads/1/5002.jpg",
                     *           "state": "pending",
                     *           "rejected_because": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OwnImages"];
                };
            };
            401: components["responses"]["SessionLost"];
            403: components["responses"]["SessionLost"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeImage: {
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
                 * @description Made by the client, the same for every retry of one intent. The server acts once for each key and member and answers a repetition with the first success. Only a success is kept; a refused request is judged anew under its key.
                 * @example 4c2d7ab0-22a5-4a3b-9c0e-0a2b6f4d1e77
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Proposed. Profile id of the member whom the write is for. Where the session is another member's, who has logged in beside the app, the server does nothing and answers 409 with `other_account`.
                 * @example 1
                 */
                "x-account"?: components["parameters"]["Account"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "image": 5002
                 *     }
                 */
                "application/json": components["schemas"]["RemoveImageRequest"];
            };
        };
        responses: {
            /** @description All photos of the member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "images": [
                     *         {
                     *           "id": 5001,
                     *           "thumb_filename": "portraits/1/5001-480.svg",
                     *           "filename": "portraits/1/5001.svg",
                     *           "state": "approved",
                     *           "rejected_because": null
                     *         },
                     *         {
                     *           "id": 5002,
                     *           "thumb_filename": "uploads/1/5002-480.jpg",
                     *           "filename": "uploads/1/5002.jpg",
                     *           "state": "pending",
                     *           "rejected_because": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OwnImages"];
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
    search: {
        parameters: {
            query?: {
                /**
                 * @description Which screen searches.
                 * @example search
                 */
                source?: "search" | "similar" | "home" | "signup" | "landing";
                /**
                 * @description Profiles in one page.
                 * @example 12
                 */
                pp?: number;
                /**
                 * @description The first load, with the filters that the server knows.
                 * @example 1
                 */
                auto_load?: "1";
                /**
                 * @description A search with the filters of the form.
                 * @example 1
                 */
                manual_search?: "1";
                /**
                 * @description The filters are not kept.
                 * @example 1
                 */
                do_not_save?: "1";
                /**
                 * @description Leaves out profiles with nude photos.
                 * @example 1
                 */
                hideNudity?: "1";
                /**
                 * @description Also beyond the country chosen. Where that is one of a pair of neighbours (AU and NZ, NL and BE, US and CA, GB and IE, DE and AT), in its neighbour; else in all countries. Members of the country itself come first where the order is `nearby`. A region is then no limit, and `filter_options` has none.
                 * @example 1
                 */
                searchAllCountries?: "1";
                /**
                 * @description The network value of the visitor.
                 * @example summer
                 */
                trafficsource?: string;
                /**
                 * @description Country of the members.
                 * @example NL
                 */
                country?: components["schemas"]["CountryCode"];
                /**
                 * @description Region of the members; one of the country chosen, another answers 422.
                 * @example 31
                 */
                countryregion?: components["schemas"]["RegionId"];
                /**
                 * @description From this age, in years.
                 * @example 26
                 */
                min_age?: number;
                /**
                 * @description To this age, in years.
                 * @example 45
                 */
                max_age?: number;
                /**
                 * @description Proposed, for similar results. Leaves out members from this age on, up to `exclude_max_age` where that is given.
                 * @example 31
                 */
                exclude_min_age?: number;
                /**
                 * @description Proposed, for similar results. Leaves out members up to this age, from `exclude_min_age` on where that is given.
                 * @example 40
                 */
                exclude_max_age?: number;
                /**
                 * @description Gender of the members.
                 * @example female
                 */
                gender?: components["schemas"]["Gender"];
                /**
                 * @description Which page, from 1.
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Proposed, for the news of saved searches: only members who signed up after this time, as `searched_at` of an earlier answer told it. The answer repeats it in `since`; a server that does not know it leaves that out.
                 * @example 2026-03-14T09:26:53Z
                 */
                since?: components["schemas"]["Moment"];
                /**
                 * @description What comes first; `online` those who are online, `newest` who signed up last, `age` the youngest.
                 * @example newest
                 */
                order?: "nearby" | "newest" | "online" | "age";
                /**
                 * @description Only members who are online.
                 * @example 1
                 */
                online?: "1";
                /**
                 * @description Proposed. Only members with a photo that others see.
                 * @example 1
                 */
                with_photo?: "1";
                /**
                 * @description Proposed. Only members with at least one of these interests: ids of `GET /api/interests.php`, with commas between. An id that no member has is no error; alone, it finds nobody.
                 * @example music,hiking
                 */
                interests?: string;
                /**
                 * @description Proposed. Only members whose town is at most this far from the searcher's own, in kilometres as the crow flies; members whose town the server does not know are left out. Whoever has told no town cannot search by distance: the filter is then not used, and left out of `filter_options`.
                 * @example 50
                 */
                max_distance_km?: number;
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
            /** @description One page of profiles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "profiles": [
                     *         {
                     *           "id": 118,
                     *           "name": "Noor",
                     *           "age": 31,
                     *           "city": "Gent",
                     *           "country": "BE",
                     *           "gender": "female",
                     *           "language": "nl",
                     *           "main_image": null,
                     *           "fictional_icon": false,
                     *           "online": true
                     *         }
                     *       ],
                     *       "paging": {
                     *         "num_results": 61,
                     *         "page": 1,
                     *         "pp": 12
                     *       },
                     *       "filter_options": {
                     *         "gender": "female",
                     *         "min_age": 26,
                     *         "max_age": 45,
                     *         "country": "BE",
                     *         "countryregion": null,
                     *         "online": false,
                     *         "with_photo": true,
                     *         "interests": [
                     *           "music",
                     *           "hiking"
                     *         ],
                     *         "max_distance_km": null
                     *       },
                     *       "searched_at": "2026-03-14T09:26:53Z"
                     *     }
                     */
                    "application/json": components["schemas"]["SearchResult"];
                };
            };
            401: components["responses"]["SessionLost"];
            403: components["responses"]["SessionLost"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMatches: {
        parameters: {
            query: {
                /**
                 * @description Which of the two screens asks.
                 * @example finder
                 */
                kind: "finder" | "signup";
                /**
                 * @description Proposed, for landing pages, with `kind=signup`. Asks for `landing` too.
                 * @example 1
                 */
                niche?: number;
                /**
                 * @description Proposed, with `niche`. Whose people and regions; the visitor's by default.
                 * @example NL
                 */
                country?: components["schemas"]["CountryCode"];
                /**
                 * @description Language of the texts in the answer; the language of the domain when it is not given.
                 * @example de
                 */
                language?: components["parameters"]["Language"];
                /**
                 * @description Which page of the list, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Entries in one page.
                 * @example 12
                 */
                pp?: components["parameters"]["PageSize"];
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
            /** @description The questions with their answers, and the matches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "questions": [
                     *         {
                     *           "id": 1,
                     *           "text": "Early bird or night owl?",
                     *           "options": [
                     *             {
                     *               "value": "early",
                     *               "label": "Early bird"
                     *             },
                     *             {
                     *               "value": "late",
                     *               "label": "Night owl"
                     *             }
                     *           ],
                     *           "answer": "early",
                     *           "skipped": false
                     *         }
                     *       ],
                     *       "matches": [
                     *         {
                     *           "profile": {
                     *             "id": 118,
                     *             "name": "Noor",
                     *             "age": 31,
                     *             "city": "Gent",
                     *             "country": "BE",
                     *             "gender": "female",
                     *             "language": "nl",
                     *             "main_image": null,
                     *             "fictional_icon": false,
                     *             "online": true
                     *           },
                     *           "score": 82,
                     *           "reasons": [
                     *             {
                     *               "code": "same_answer",
                     *               "text": "Both early birds"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "paging": {
                     *         "num_results": 1,
                     *         "page": 1,
                     *         "pp": 12
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Matches"];
                };
            };
            401: components["responses"]["SessionLost"];
            403: components["responses"]["SessionLost"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerMatches: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; the language of the domain when it is not given.
                 * @example de
                 */
                language?: components["parameters"]["Language"];
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
                /**
                 * @description Made by the client, the same for every retry of one intent. The server acts once for each key and member and answers a repetition with the first success. Only a success is kept; a refused request is judged anew under its key.
                 * @example 4c2d7ab0-22a5-4a3b-9c0e-0a2b6f4d1e77
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Proposed. Profile id of the member whom the write is for. Where the session is another member's, who has logged in beside the app, the server does nothing and answers 409 with `other_account`.
                 * @example 1
                 */
                "x-account"?: components["parameters"]["Account"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "question": 1,
                 *       "answer": "early",
                 *       "csrf": "9d0cbb6a1f2e4c7f9d0cbb6a1f2e4c7f"
                 *     }
                 */
                "application/json": components["schemas"]["MatchAnswerRequest"];
            };
        };
        responses: {
            /** @description The questions with their answers, and the matches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "questions": [
                     *         {
                     *           "id": 1,
                     *           "text": "Early bird or night owl?",
                     *           "options": [
                     *             {
                     *               "value": "early",
                     *               "label": "Early bird"
                     *             },
                     *             {
                     *               "value": "late",
                     *               "label": "Night owl"
                     *             }
                     *           ],
                     *           "answer": "early",
                     *           "skipped": false
                     *         }
                     *       ],
                     *       "matches": [
                     *         {
                     *           "profile": {
                     *             "id": 118,
                     *             "name": "Noor",
                     *             "age": 31,
                     *             "city": "Gent",
                     *             "country": "BE",
                     *             "gender": "female",
                     *             "language": "nl",
                     *             "main_image": null,
                     *             "fictional_icon": false,
                     *             "online": true
                     *           },
                     *           "score": 82,
                     *           "reasons": [
                     *             {
                     *               "code": "same_answer",
                     *               "text": "Both early birds"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "paging": {
                     *         "num_results": 1,
                     *         "page": 1,
                     *         "pp": 12
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Matches"];
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
                    /**
                     * @example [
                     *       {
                     *         "conversation": {
                     *           "id": 12,
                     *           "started_at": "2026-11-19T18:00:00Z",
                     *           "read_only": false,
                     *           "blocked": false,
                     *           "partner_read_until": 90110,
                     *           "last_message": {
                     *             "id": 90112,
                     *             "message_id": null,
                     *             "from_me": false,
                     *             "text": "The bread was still warm!",
                     *             "sent_at": "2026-11-21T09:58:00Z"
                     *           }
                     *         },
                     *         "profile": {
                     *           "id": 118,
                     *           "name": "Noor",
                     *           "age": 31,
                     *           "city": "Gent",
                     *           "country": "BE",
                     *           "gender": "female",
                     *           "language": "nl",
                     *           "main_image": {
                     *             "id": 5118,
                     *             "thumb_filename": "portraits/118/5118-480.svg",
                     *             "filename": "portraits/118/5118.svg"
                     *           },
                     *           "fictional_icon": false,
                     *           "online": true
                     *         },
                     *         "num_unread_messages": 1
                     *       }
                     *     ]
                     */
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
                profile?: components["schemas"]["MemberId"];
                /**
                 * @description Id of the conversation to read.
                 * @example 12
                 */
                conversation?: components["schemas"]["ConversationId"];
                /**
                 * @description Answer only messages with an id lower than this one.
                 * @example 90112
                 */
                before?: components["schemas"]["MessageId"];
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
                    /**
                     * @example {
                     *       "id": 12,
                     *       "profile": {
                     *         "id": 118,
                     *         "name": "Noor",
                     *         "age": 31,
                     *         "city": "Gent",
                     *         "country": "BE",
                     *         "gender": "female",
                     *         "language": "nl",
                     *         "main_image": {
                     *           "id": 5118,
                     *           "thumb_filename": "portraits/118/5118-480.svg",
                     *           "filename": "portraits/118/5118.svg"
                     *         },
                     *         "fictional_icon": false,
                     *         "online": true
                     *       },
                     *       "started_at": "2026-11-19T18:00:00Z",
                     *       "read_only": false,
                     *       "blocked": false,
                     *       "partner_read_until": 90110,
                     *       "messages": [
                     *         {
                     *           "id": 90112,
                     *           "message_id": null,
                     *           "from_me": false,
                     *           "text": "The bread was still warm!",
                     *           "sent_at": "2026-11-21T09:58:00Z"
                     *         }
                     *       ],
                     *       "has_more": true
                     *     }
                     */
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
                 * @description Made by the client, the same for every retry of one intent. The server acts once for each key and member and answers a repetition with the first success. Only a success is kept; a refused request is judged anew under its key.
                 * @example 4c2d7ab0-22a5-4a3b-9c0e-0a2b6f4d1e77
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Proposed. Profile id of the member whom the write is for. Where the session is another member's, who has logged in beside the app, the server does nothing and answers 409 with `other_account`.
                 * @example 1
                 */
                "x-account"?: components["parameters"]["Account"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "conversation": 12,
                 *       "read_until": 90112
                 *     }
                 */
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
                    /**
                     * @example {
                     *       "conversation": 12,
                     *       "num_unread_messages": 0
                     *     }
                     */
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
                 * @description Made by the client, the same for every retry of one intent. The server acts once for each key and member and answers a repetition with the first success. Only a success is kept; a refused request is judged anew under its key.
                 * @example 4c2d7ab0-22a5-4a3b-9c0e-0a2b6f4d1e77
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Proposed. Profile id of the member whom the write is for. Where the session is another member's, who has logged in beside the app, the server does nothing and answers 409 with `other_account`.
                 * @example 1
                 */
                "x-account"?: components["parameters"]["Account"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "conversation": 12,
                 *       "text": "I will bring the second one.",
                 *       "message_id": "4c2d7ab0-22a5-4a3b-9c0e-0a2b6f4d1e77",
                 *       "reply_to": 90112
                 *     }
                 */
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
                    /**
                     * @example {
                     *       "message": {
                     *         "id": 90113,
                     *         "message_id": "4c2d7ab0-22a5-4a3b-9c0e-0a2b6f4d1e77",
                     *         "from_me": true,
                     *         "text": "I will bring the second one.",
                     *         "sent_at": "2026-11-21T10:00:00Z",
                     *         "reply_to": {
                     *           "id": 90112,
                     *           "from_me": false,
                     *           "text": "The bread was still warm!"
                     *         }
                     *       },
                     *       "credits": 99
                     *     }
                     */
                    "application/json": components["schemas"]["SentMessage"];
                };
            };
            401: components["responses"]["SessionLost"];
            402: components["responses"]["InsufficientCredits"];
            403: components["responses"]["SessionLost"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotNow"];
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
                 * @description Made by the client, the same for every retry of one intent. The server acts once for each key and member and answers a repetition with the first success. Only a success is kept; a refused request is judged anew under its key.
                 * @example 4c2d7ab0-22a5-4a3b-9c0e-0a2b6f4d1e77
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Proposed. Profile id of the member whom the write is for. Where the session is another member's, who has logged in beside the app, the server does nothing and answers 409 with `other_account`.
                 * @example 1
                 */
                "x-account"?: components["parameters"]["Account"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "conversation": 12
                 *     }
                 */
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
                    /**
                     * @example {
                     *       "result": "done"
                     *     }
                     */
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
    showPhotos: {
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
                 * @description Made by the client, the same for every retry of one intent. The server acts once for each key and member and answers a repetition with the first success. Only a success is kept; a refused request is judged anew under its key.
                 * @example 4c2d7ab0-22a5-4a3b-9c0e-0a2b6f4d1e77
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Proposed. Profile id of the member whom the write is for. Where the session is another member's, who has logged in beside the app, the server does nothing and answers 409 with `other_account`.
                 * @example 1
                 */
                "x-account"?: components["parameters"]["Account"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "conversation": 12,
                 *       "shown": true
                 *     }
                 */
                "application/json": components["schemas"]["ShowPhotosRequest"];
            };
        };
        responses: {
            /** @description What holds now, and where the photos are that came so far. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "conversation": 12,
                     *       "photos_shown": true,
                     *       "photos": [
                     *         {
                     *           "message": 90111,
                     *           "src": "/api/chatphoto-file.php?photo=6"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ShownPhotos"];
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
    sendPhoto: {
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
                 * @description Made by the client, the same for every retry of one intent. The server acts once for each key and member and answers a repetition with the first success. Only a success is kept; a refused request is judged anew under its key.
                 * @example 4c2d7ab0-22a5-4a3b-9c0e-0a2b6f4d1e77
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Proposed. Profile id of the member whom the write is for. Where the session is another member's, who has logged in beside the app, the server does nothing and answers 409 with `other_account`.
                 * @example 1
                 */
                "x-account"?: components["parameters"]["Account"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file": "the bytes of the photo",
                 *       "conversation": 12,
                 *       "text": "This is the bread.",
                 *       "message_id": "7d1f0c52-9f0b-4f0e-8f7c-2a4e6d1b9c33",
                 *       "preview": "8a5a3cb0825cd9c9a8e8e4d87a4a2ca4764fcdb895e0d8c65e3a2296683fbd9f75d4c4a94e301e845a37ab8a60c7b090"
                 *     }
                 */
                "multipart/form-data": {
                    /** @description A png or jpeg. */
                    file: string;
                    conversation: components["schemas"]["ConversationId"];
                    /** Format: uuid */
                    message_id: string;
                    /** @description Words that go with the photo; left out if none. */
                    text?: string;
                    /** @description As in `SendMessageRequest`. */
                    reply_to?: components["schemas"]["MessageId"];
                    preview?: components["schemas"]["PhotoPreview"];
                };
            };
        };
        responses: {
            /** @description The message as stored, and the new balance. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": {
                     *         "id": 90114,
                     *         "message_id": "7d1f0c52-9f0b-4f0e-8f7c-2a4e6d1b9c33",
                     *         "from_me": true,
                     *         "text": "This is the bread.",
                     *         "sent_at": "2026-11-21T10:01:00Z",
                     *         "reply_to": null,
                     *         "photo": {
                     *           "state": "shown",
                     *           "width": 1536,
                     *           "height": 2048,
                     *           "preview": "8a5a3cb0825cd9c9a8e8e4d87a4a2ca4764fcdb895e0d8c65e3a2296683fbd9f75d4c4a94e301e845a37ab8a60c7b090",
                     *           "src": "/api/chatphoto-file.php?photo=7"
                     *         }
                     *       },
                     *       "credits": 97
                     *     }
                     */
                    "application/json": components["schemas"]["SentMessage"];
                };
            };
            401: components["responses"]["SessionLost"];
            402: components["responses"]["InsufficientCredits"];
            403: components["responses"]["SessionLost"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotNow"];
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
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
                    /**
                     * @example {
                     *       "profiles": [],
                     *       "liked_by": [
                     *         {
                     *           "id": 118,
                     *           "name": "Noor",
                     *           "age": 31,
                     *           "city": "Gent",
                     *           "country": "BE",
                     *           "gender": "female",
                     *           "language": "nl",
                     *           "main_image": {
                     *             "id": 5118,
                     *             "thumb_filename": "portraits/118/5118-480.svg",
                     *             "filename": "portraits/118/5118.svg"
                     *           },
                     *           "fictional_icon": false,
                     *           "online": true,
                     *           "like_new": true,
                     *           "liked_at": "2026-11-21T08:12:00Z"
                     *         }
                     *       ]
                     *     }
                     */
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
                 * @description Made by the client, the same for every retry of one intent. The server acts once for each key and member and answers a repetition with the first success. Only a success is kept; a refused request is judged anew under its key.
                 * @example 4c2d7ab0-22a5-4a3b-9c0e-0a2b6f4d1e77
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Proposed. Profile id of the member whom the write is for. Where the session is another member's, who has logged in beside the app, the server does nothing and answers 409 with `other_account`.
                 * @example 1
                 */
                "x-account"?: components["parameters"]["Account"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "profile": 118
                 *     }
                 */
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
                    /**
                     * @example {
                     *       "profile": 118,
                     *       "liked": true
                     *     }
                     */
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
                 * @description Made by the client, the same for every retry of one intent. The server acts once for each key and member and answers a repetition with the first success. Only a success is kept; a refused request is judged anew under its key.
                 * @example 4c2d7ab0-22a5-4a3b-9c0e-0a2b6f4d1e77
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Proposed. Profile id of the member whom the write is for. Where the session is another member's, who has logged in beside the app, the server does nothing and answers 409 with `other_account`.
                 * @example 1
                 */
                "x-account"?: components["parameters"]["Account"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "profile": 118
                 *     }
                 */
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
                    /**
                     * @example {
                     *       "profile": 118,
                     *       "liked": false
                     *     }
                     */
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
    listBlockedMembers: {
        parameters: {
            query?: {
                /**
                 * @description Which page of the list, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Entries in one page.
                 * @example 12
                 */
                pp?: components["parameters"]["PageSize"];
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
            /** @description One page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "profiles": [],
                     *       "paging": {
                     *         "num_results": 0,
                     *         "page": 1,
                     *         "pp": 12
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BlockedMembers"];
                };
            };
            401: components["responses"]["SessionLost"];
            403: components["responses"]["SessionLost"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    blockMember: {
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
                 * @description Made by the client, the same for every retry of one intent. The server acts once for each key and member and answers a repetition with the first success. Only a success is kept; a refused request is judged anew under its key.
                 * @example 4c2d7ab0-22a5-4a3b-9c0e-0a2b6f4d1e77
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Proposed. Profile id of the member whom the write is for. Where the session is another member's, who has logged in beside the app, the server does nothing and answers 409 with `other_account`.
                 * @example 1
                 */
                "x-account"?: components["parameters"]["Account"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "profile": 118
                 *     }
                 */
                "application/json": components["schemas"]["BlockRequest"];
            };
        };
        responses: {
            /** @description The block as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "profile": 118,
                     *       "blocked": true
                     *     }
                     */
                    "application/json": components["schemas"]["BlockState"];
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
    unblockMember: {
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
                 * @description Made by the client, the same for every retry of one intent. The server acts once for each key and member and answers a repetition with the first success. Only a success is kept; a refused request is judged anew under its key.
                 * @example 4c2d7ab0-22a5-4a3b-9c0e-0a2b6f4d1e77
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Proposed. Profile id of the member whom the write is for. Where the session is another member's, who has logged in beside the app, the server does nothing and answers 409 with `other_account`.
                 * @example 1
                 */
                "x-account"?: components["parameters"]["Account"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "profile": 118
                 *     }
                 */
                "application/json": components["schemas"]["BlockRequest"];
            };
        };
        responses: {
            /** @description The block as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "profile": 118,
                     *       "blocked": false
                     *     }
                     */
                    "application/json": components["schemas"]["BlockState"];
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
    listReports: {
        parameters: {
            query?: {
                /**
                 * @description Which page of the list, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Entries in one page.
                 * @example 12
                 */
                pp?: components["parameters"]["PageSize"];
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
            /** @description One page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reports": [
                     *         {
                     *           "reference": "R-20261121-0042",
                     *           "profile": 118,
                     *           "name": "Mila",
                     *           "kind": "spam",
                     *           "received_at": "2026-11-21T10:00:00Z",
                     *           "state": "in_review"
                     *         }
                     *       ],
                     *       "paging": {
                     *         "num_results": 1,
                     *         "page": 1,
                     *         "pp": 12
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SentReports"];
                };
            };
            401: components["responses"]["SessionLost"];
            403: components["responses"]["SessionLost"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    reportMember: {
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
                 * @description Made by the client, the same for every retry of one intent. The server acts once for each key and member and answers a repetition with the first success. Only a success is kept; a refused request is judged anew under its key.
                 * @example 4c2d7ab0-22a5-4a3b-9c0e-0a2b6f4d1e77
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Proposed. Profile id of the member whom the write is for. Where the session is another member's, who has logged in beside the app, the server does nothing and answers 409 with `other_account`.
                 * @example 1
                 */
                "x-account"?: components["parameters"]["Account"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "profile": 118,
                 *       "kind": "spam",
                 *       "text": "Sends the same link to everybody.",
                 *       "conversation": null
                 *     }
                 */
                "application/json": components["schemas"]["ReportRequest"];
            };
        };
        responses: {
            /** @description Received. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reference": "R-20261121-0042",
                     *       "received_at": "2026-11-21T10:00:00Z",
                     *       "answer_within_days": 7
                     *     }
                     */
                    "application/json": components["schemas"]["Receipt"];
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
    complain: {
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
                 * @description Made by the client, the same for every retry of one intent. The server acts once for each key and member and answers a repetition with the first success. Only a success is kept; a refused request is judged anew under its key.
                 * @example 4c2d7ab0-22a5-4a3b-9c0e-0a2b6f4d1e77
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "copyright",
                 *       "target": "https://www.example.com/members/118",
                 *       "explanation": "The second photo is mine and was taken from my website.",
                 *       "evidence": "https://photos.example.org/2019/harbour",
                 *       "name": "Alex Jansen",
                 *       "email": "alex@example.org",
                 *       "good_faith": true,
                 *       "csrf": "9d0cbb6a1f2e4c7f9d0cbb6a1f2e4c7f"
                 *     }
                 */
                "application/json": components["schemas"]["ComplaintRequest"];
            };
        };
        responses: {
            /** @description Received. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reference": "R-20261121-0042",
                     *       "received_at": "2026-11-21T10:00:00Z",
                     *       "answer_within_days": 7
                     *     }
                     */
                    "application/json": components["schemas"]["Receipt"];
                };
            };
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCredits: {
        parameters: {
            query?: {
                /**
                 * @description Prices with this code; one that does not hold is left out of the answer.
                 * @example WELCOME20
                 */
                discount_code?: string;
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
            /** @description The offer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "balance": 100,
                     *       "country": "NL",
                     *       "packs": [
                     *         {
                     *           "id": 2,
                     *           "credits": 50,
                     *           "bonus_credits": 0,
                     *           "price": {
                     *             "amount_minor": 1999,
                     *             "currency": "EUR"
                     *           },
                     *           "full_price": {
                     *             "amount_minor": 2499,
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       ],
                     *       "payment_methods": [
                     *         {
                     *           "id": "ideal",
                     *           "kind": "bank",
                     *           "name": "iDEAL",
                     *           "countries": [
                     *             "NL"
                     *           ]
                     *         }
                     *       ],
                     *       "vat_percent": 21,
                     *       "discount": {
                     *         "code": "WELCOME20",
                     *         "percent": 20,
                     *         "reason": "welcome",
                     *         "valid_until": "2026-11-30T23:59:59Z"
                     *       },
                     *       "time_bonus": null,
                     *       "last_order": {
                     *         "pack": 2,
                     *         "method": "ideal",
                     *         "ordered_at": "2026-10-30T19:00:00Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CreditOffer"];
                };
            };
            401: components["responses"]["SessionLost"];
            403: components["responses"]["SessionLost"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    orderCredits: {
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
                 * @description Made by the client, the same for every retry of one intent. The server acts once for each key and member and answers a repetition with the first success. Only a success is kept; a refused request is judged anew under its key.
                 * @example 4c2d7ab0-22a5-4a3b-9c0e-0a2b6f4d1e77
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Proposed. Profile id of the member whom the write is for. Where the session is another member's, who has logged in beside the app, the server does nothing and answers 409 with `other_account`.
                 * @example 1
                 */
                "x-account"?: components["parameters"]["Account"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "pack": 2,
                 *       "method": "ideal",
                 *       "discount_code": null
                 *     }
                 */
                "application/json": components["schemas"]["OrderCreditsRequest"];
            };
        };
        responses: {
            /** @description The order waits for its payment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "transaction": "t_8Yq2Lw0ZpX4mV7nRkD3s",
                     *       "redirect": "https://pay.example.com/start/8Yq2Lw0ZpX4m"
                     *     }
                     */
                    "application/json": components["schemas"]["StartedOrder"];
                };
            };
            401: components["responses"]["SessionLost"];
            403: components["responses"]["SessionLost"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotNow"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPremium: {
        parameters: {
            query?: {
                /**
                 * @description Prices with this code; one that does not hold is left out of the answer.
                 * @example WELCOME20
                 */
                discount_code?: string;
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
            /** @description The plans and the subscription. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "country": "NL",
                     *       "plans": [
                     *         {
                     *           "id": 1,
                     *           "months": 3,
                     *           "price": {
                     *             "amount_minor": 4497,
                     *             "currency": "EUR"
                     *           },
                     *           "full_price": null,
                     *           "price_per_month": {
                     *             "amount_minor": 1499,
                     *             "currency": "EUR"
                     *           },
                     *           "renewal_price": {
                     *             "amount_minor": 4497,
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       ],
                     *       "payment_methods": [
                     *         {
                     *           "id": "card",
                     *           "kind": "card",
                     *           "name": "Card",
                     *           "countries": []
                     *         }
                     *       ],
                     *       "vat_percent": 21,
                     *       "discount": null,
                     *       "subscription": {
                     *         "plan": 1,
                     *         "state": "active",
                     *         "started_at": "2026-11-01T12:00:00Z",
                     *         "renews_at": "2027-02-01T12:00:00Z",
                     *         "renewal_price": {
                     *           "amount_minor": 4797,
                     *           "currency": "EUR"
                     *         },
                     *         "reminder_at": "2027-01-25T12:00:00Z",
                     *         "price_change": {
                     *           "previous": {
                     *             "amount_minor": 4497,
                     *             "currency": "EUR"
                     *           },
                     *           "announced_at": "2026-11-15T09:00:00Z"
                     *         },
                     *         "ends_at": "2027-02-01T12:00:00Z",
                     *         "withdraw_until": null,
                     *         "transaction": "t_8Yq2Lw0ZpX4mV7nRkD3s"
                     *       },
                     *       "ended": null
                     *     }
                     */
                    "application/json": components["schemas"]["PremiumOffer"];
                };
            };
            401: components["responses"]["SessionLost"];
            403: components["responses"]["SessionLost"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    subscribePremium: {
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
                 * @description Made by the client, the same for every retry of one intent. The server acts once for each key and member and answers a repetition with the first success. Only a success is kept; a refused request is judged anew under its key.
                 * @example 4c2d7ab0-22a5-4a3b-9c0e-0a2b6f4d1e77
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Proposed. Profile id of the member whom the write is for. Where the session is another member's, who has logged in beside the app, the server does nothing and answers 409 with `other_account`.
                 * @example 1
                 */
                "x-account"?: components["parameters"]["Account"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "plan": 1,
                 *       "method": "card"
                 *     }
                 */
                "application/json": components["schemas"]["SubscribeRequest"];
            };
        };
        responses: {
            /** @description The order waits for its payment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "transaction": "t_8Yq2Lw0ZpX4mV7nRkD3s",
                     *       "redirect": "https://pay.example.com/start/8Yq2Lw0ZpX4m"
                     *     }
                     */
                    "application/json": components["schemas"]["StartedOrder"];
                };
            };
            401: components["responses"]["SessionLost"];
            403: components["responses"]["SessionLost"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotNow"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelPremium: {
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
                 * @description Made by the client, the same for every retry of one intent. The server acts once for each key and member and answers a repetition with the first success. Only a success is kept; a refused request is judged anew under its key.
                 * @example 4c2d7ab0-22a5-4a3b-9c0e-0a2b6f4d1e77
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Proposed. Profile id of the member whom the write is for. Where the session is another member's, who has logged in beside the app, the server does nothing and answers 409 with `other_account`.
                 * @example 1
                 */
                "x-account"?: components["parameters"]["Account"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": null
                 *     }
                 */
                "application/json": components["schemas"]["CancelPremiumRequest"];
            };
        };
        responses: {
            /** @description The plans and the subscription. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "country": "NL",
                     *       "plans": [
                     *         {
                     *           "id": 1,
                     *           "months": 3,
                     *           "price": {
                     *             "amount_minor": 4497,
                     *             "currency": "EUR"
                     *           },
                     *           "full_price": null,
                     *           "price_per_month": {
                     *             "amount_minor": 1499,
                     *             "currency": "EUR"
                     *           },
                     *           "renewal_price": {
                     *             "amount_minor": 4497,
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       ],
                     *       "payment_methods": [
                     *         {
                     *           "id": "card",
                     *           "kind": "card",
                     *           "name": "Card",
                     *           "countries": []
                     *         }
                     *       ],
                     *       "vat_percent": 21,
                     *       "discount": null,
                     *       "subscription": {
                     *         "plan": 1,
                     *         "state": "active",
                     *         "started_at": "2026-11-01T12:00:00Z",
                     *         "renews_at": "2027-02-01T12:00:00Z",
                     *         "renewal_price": {
                     *           "amount_minor": 4797,
                     *           "currency": "EUR"
                     *         },
                     *         "reminder_at": "2027-01-25T12:00:00Z",
                     *         "price_change": {
                     *           "previous": {
                     *             "amount_minor": 4497,
                     *             "currency": "EUR"
                     *           },
                     *           "announced_at": "2026-11-15T09:00:00Z"
                     *         },
                     *         "ends_at": "2027-02-01T12:00:00Z",
                     *         "withdraw_until": null,
                     *         "transaction": "t_8Yq2Lw0ZpX4mV7nRkD3s"
                     *       },
                     *       "ended": null
                     *     }
                     */
                    "application/json": components["schemas"]["PremiumOffer"];
                };
            };
            401: components["responses"]["SessionLost"];
            403: components["responses"]["SessionLost"];
            409: components["responses"]["NotNow"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTransactions: {
        parameters: {
            query?: {
                /**
                 * @description The transaction to read.
                 * @example t_8Yq2Lw0ZpX4mV7nRkD3s
                 */
                id?: components["schemas"]["TransactionId"];
                /**
                 * @description Which page of the list, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Entries in one page.
                 * @example 12
                 */
                pp?: components["parameters"]["PageSize"];
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
            /** @description One page of them, or the one asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "t_8Yq2Lw0ZpX4mV7nRkD3s",
                     *       "state": "paid",
                     *       "item": {
                     *         "kind": "credits",
                     *         "credits": 50,
                     *         "months": null
                     *       },
                     *       "amount": {
                     *         "amount_minor": 1999,
                     *         "currency": "EUR"
                     *       },
                     *       "vat_percent": 21,
                     *       "method": "ideal",
                     *       "method_kind": "bank",
                     *       "method_name": "iDEAL",
                     *       "payment_page": null,
                     *       "created_at": "2026-11-20T19:00:00Z",
                     *       "settled_at": "2026-11-20T19:01:30Z",
                     *       "credits_after": 150,
                     *       "withdraw_until": "2026-12-04T23:59:59Z",
                     *       "withdrawn_at": null,
                     *       "refund": null,
                     *       "pay_again": null
                     *     }
                     */
                    "application/json": components["schemas"]["TransactionsResponse"];
                };
            };
            401: components["responses"]["SessionLost"];
            403: components["responses"]["SessionLost"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdraw: {
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
                 * @description Made by the client, the same for every retry of one intent. The server acts once for each key and member and answers a repetition with the first success. Only a success is kept; a refused request is judged anew under its key.
                 * @example 4c2d7ab0-22a5-4a3b-9c0e-0a2b6f4d1e77
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Proposed. Profile id of the member whom the write is for. Where the session is another member's, who has logged in beside the app, the server does nothing and answers 409 with `other_account`.
                 * @example 1
                 */
                "x-account"?: components["parameters"]["Account"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "transaction": "t_8Yq2Lw0ZpX4mV7nRkD3s",
                 *       "name": "Robin de Vries",
                 *       "email": "demo@example.com",
                 *       "statement": null,
                 *       "csrf": "9d0cbb6a1f2e4c7f9d0cbb6a1f2e4c7f"
                 *     }
                 */
                "application/json": components["schemas"]["WithdrawalRequest"];
            };
        };
        responses: {
            /** @description Received; the contract is withdrawn from. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reference": "W-20261121-0007",
                     *       "received_at": "2026-11-21T10:00:00Z",
                     *       "transaction": "t_8Yq2Lw0ZpX4mV7nRkD3s",
                     *       "refund": {
                     *         "amount_minor": 1999,
                     *         "currency": "EUR"
                     *       },
                     *       "refund_within_days": 14
                     *     }
                     */
                    "application/json": components["schemas"]["WithdrawalReceipt"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotNow"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewWithdrawal: {
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
                 * @description Proposed. Profile id of the member whom the write is for. Where the session is another member's, who has logged in beside the app, the server does nothing and answers 409 with `other_account`.
                 * @example 1
                 */
                "x-account"?: components["parameters"]["Account"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "transaction": "t_8Yq2Lw0ZpX4mV7nRkD3s",
                 *       "email": "demo@example.com",
                 *       "csrf": "9d0cbb6a1f2e4c7f9d0cbb6a1f2e4c7f"
                 *     }
                 */
                "application/json": components["schemas"]["WithdrawalPreviewRequest"];
            };
        };
        responses: {
            /** @description As things stand. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "transaction": "t_8Yq2Lw0ZpX4mV7nRkD3s",
                     *       "item": {
                     *         "kind": "credits",
                     *         "credits": 50,
                     *         "months": null
                     *       },
                     *       "amount": {
                     *         "amount_minor": 1999,
                     *         "currency": "EUR"
                     *       },
                     *       "ordered_at": "2026-11-20T19:00:00Z",
                     *       "until": "2026-12-04T23:59:59Z",
                     *       "closed_because": null,
                     *       "refund": {
                     *         "amount_minor": 1999,
                     *         "currency": "EUR"
                     *       },
                     *       "spent_credits": 0
                     *     }
                     */
                    "application/json": components["schemas"]["WithdrawalPreview"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["OtherAccount"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDiscountCode: {
        parameters: {
            query?: {
                /**
                 * @description Asks for the welcome discount.
                 * @example true
                 */
                welcome?: "true";
                /**
                 * @description A code as typed or linked.
                 * @example WELCOME20
                 */
                code?: string;
                /**
                 * @description The network value of the tracking record.
                 * @example summer
                 */
                network?: string;
                /**
                 * @description The ref value of the tracking record.
                 * @example banner-7
                 */
                ref?: string;
                /**
                 * @description The sub1 value of the tracking record.
                 * @example a
                 */
                sub1?: string;
                /**
                 * @description The sub2 value of the tracking record.
                 * @example b
                 */
                sub2?: string;
                /**
                 * @description The sub3 value of the tracking record.
                 * @example c
                 */
                sub3?: string;
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
            /** @description What holds for this visitor. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "discount_code": {
                     *         "code": "WELCOME20",
                     *         "percent": 20,
                     *         "reason": "welcome",
                     *         "valid_until": "2026-11-30T23:59:59Z"
                     *       },
                     *       "time_bonus": {
                     *         "percent": 10,
                     *         "valid_until": "2026-11-21T12:00:00Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DiscountLookup"];
                };
            };
            401: components["responses"]["SessionLost"];
            403: components["responses"]["SessionLost"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNotifications: {
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
            /** @description The whole matrix. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "settings": [
                     *         {
                     *           "event": "message",
                     *           "channel": "email",
                     *           "frequency": "at_once",
                     *           "allowed": [
                     *             "at_once",
                     *             "daily",
                     *             "weekly",
                     *             "never"
                     *           ]
                     *         },
                     *         {
                     *           "event": "account",
                     *           "channel": "email",
                     *           "frequency": "at_once",
                     *           "allowed": [
                     *             "at_once"
                     *           ]
                     *         }
                     *       ],
                     *       "push_subscriptions": 1
                     *     }
                     */
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
            401: components["responses"]["SessionLost"];
            403: components["responses"]["SessionLost"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveNotifications: {
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
                 * @description Made by the client, the same for every retry of one intent. The server acts once for each key and member and answers a repetition with the first success. Only a success is kept; a refused request is judged anew under its key.
                 * @example 4c2d7ab0-22a5-4a3b-9c0e-0a2b6f4d1e77
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Proposed. Profile id of the member whom the write is for. Where the session is another member's, who has logged in beside the app, the server does nothing and answers 409 with `other_account`.
                 * @example 1
                 */
                "x-account"?: components["parameters"]["Account"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "settings": [
                 *         {
                 *           "event": "message",
                 *           "channel": "email",
                 *           "frequency": "daily"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SaveNotificationsRequest"];
            };
        };
        responses: {
            /** @description The whole matrix. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "settings": [
                     *         {
                     *           "event": "message",
                     *           "channel": "email",
                     *           "frequency": "at_once",
                     *           "allowed": [
                     *             "at_once",
                     *             "daily",
                     *             "weekly",
                     *             "never"
                     *           ]
                     *         },
                     *         {
                     *           "event": "account",
                     *           "channel": "email",
                     *           "frequency": "at_once",
                     *           "allowed": [
                     *             "at_once"
                     *           ]
                     *         }
                     *       ],
                     *       "push_subscriptions": 1
                     *     }
                     */
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
            401: components["responses"]["SessionLost"];
            403: components["responses"]["SessionLost"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendTestPush: {
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
                 * @description Made by the client, the same for every retry of one intent. The server acts once for each key and member and answers a repetition with the first success. Only a success is kept; a refused request is judged anew under its key.
                 * @example 4c2d7ab0-22a5-4a3b-9c0e-0a2b6f4d1e77
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Proposed. Profile id of the member whom the write is for. Where the session is another member's, who has logged in beside the app, the server does nothing and answers 409 with `other_account`.
                 * @example 1
                 */
                "x-account"?: components["parameters"]["Account"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "test": "push"
                 *     }
                 */
                "application/json": components["schemas"]["TestPushRequest"];
            };
        };
        responses: {
            /** @description On its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": "done"
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            401: components["responses"]["SessionLost"];
            403: components["responses"]["SessionLost"];
            409: components["responses"]["NotNow"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchCams: {
        parameters: {
            query?: {
                /**
                 * @description Gender asked for.
                 * @example female
                 */
                gender?: components["schemas"]["Gender"];
                /**
                 * @description From this age, in years.
                 * @example 26
                 */
                min_age?: number;
                /**
                 * @description To this age, in years.
                 * @example 45
                 */
                max_age?: number;
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
            /** @description The webcams. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "cams": [
                     *         {
                     *           "account": "luna_live",
                     *           "name": "Luna",
                     *           "age": 29,
                     *           "image": "cams/luna_live.svg",
                     *           "online": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CamList"];
                };
            };
            401: components["responses"]["SessionLost"];
            403: components["responses"]["SessionLost"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    openCam: {
        parameters: {
            query: {
                /**
                 * @description Account of the webcam.
                 * @example luna_live
                 */
                account: string;
            };
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
        requestBody?: never;
        responses: {
            /** @description On to the partner. */
            302: {
                headers: {
                    /**
                     * @description Page of the partner.
                     * @example https://partner.example.com/luna_live
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    openResellPartner: {
        parameters: {
            query: {
                /**
                 * @description Where the tile stood.
                 * @example profile-search
                 */
                flow: "profile-search";
                /**
                 * @description Asks for the redirect.
                 * @example 1
                 */
                redirect: "1";
            };
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
        requestBody?: never;
        responses: {
            /** @description On to the partner. */
            302: {
                headers: {
                    /**
                     * @description Page of the partner.
                     * @example https://partner.example.com/luna_live
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
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
                    /**
                     * @example {
                     *       "name": "Rendezvous",
                     *       "domain_language": "en",
                     *       "template": "social",
                     *       "features": {
                     *         "navigation": "social",
                     *         "ui": "social",
                     *         "signup": "social",
                     *         "profile_search": "social",
                     *         "member_details": "social",
                     *         "chat": "social",
                     *         "likes": "social",
                     *         "my_profile": "social",
                     *         "notifications": "social",
                     *         "footer": "social"
                     *       },
                     *       "csrf": "9d0cbb6a1f2e4c7f9d0cbb6a1f2e4c7f",
                     *       "niche": 1,
                     *       "signups": "all",
                     *       "logged_out_search": "other",
                     *       "logged_out_search_trafficsource": "other",
                     *       "push_pub": null,
                     *       "region_data": {
                     *         "NL": [
                     *           {
                     *             "id": 31,
                     *             "name": "Utrecht"
                     *           }
                     *         ]
                     *       },
                     *       "countries": [
                     *         "NL",
                     *         "BE"
                     *       ],
                     *       "minimum_message_costs": {
                     *         "NL": {
                     *           "costs": 0.4,
                     *           "currency": "EUR"
                     *         }
                     *       },
                     *       "message_credits": 1,
                     *       "geoip_selected_country": null,
                     *       "geoip_country": "NL",
                     *       "fictional_icon": true,
                     *       "visible_profile_fields": [
                     *         "smoking"
                     *       ],
                     *       "visible_profile_notes": [
                     *         "ideal_evening"
                     *       ],
                     *       "search_fields": [
                     *         "gender",
                     *         "min_age",
                     *         "max_age",
                     *         "country",
                     *         "countryregion",
                     *         "online",
                     *         "with_photo",
                     *         "interests",
                     *         "max_distance_km"
                     *       ],
                     *       "cdn_prefix": "/media",
                     *       "upload_max_bytes": 8000000,
                     *       "member_resell": [
                     *         "cams",
                     *         "partner"
                     *       ],
                     *       "company": {
                     *         "name": "Example Contacts B.V.",
                     *         "address": "Keizersgracht 1",
                     *         "kvk": "12345678",
                     *         "city": "Amsterdam",
                     *         "country": "NL",
                     *         "tradenames": [
                     *           "Rendezvous"
                     *         ],
                     *         "vat_numbers": [
                     *           "NL001234567B01"
                     *         ],
                     *         "support_phone": "+31 20 123 45 67",
                     *         "delete_discount": 50
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Settings"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRegions: {
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
            /** @description Regions by country. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "regions": {
                     *         "NL": [
                     *           {
                     *             "id": 31,
                     *             "name": "Utrecht"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Regions"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getInterests: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; the language of the domain when it is not given.
                 * @example de
                 */
                language?: components["parameters"]["Language"];
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
            /** @description The interests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "interests": [
                     *         {
                     *           "id": "hiking",
                     *           "name": "Wandern"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Interests"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCompanyInfo: {
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
            /** @description The company. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "Example Contacts B.V.",
                     *       "address": "Keizersgracht 1",
                     *       "kvk": "12345678",
                     *       "city": "Amsterdam",
                     *       "country": "NL",
                     *       "tradenames": [
                     *         "Rendezvous"
                     *       ],
                     *       "vat_numbers": [
                     *         "NL001234567B01"
                     *       ],
                     *       "support_phone": "+31 20 123 45 67",
                     *       "delete_discount": 50
                     *     }
                     */
                    "application/json": components["schemas"]["CompanyInfo"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getContent: {
        parameters: {
            query: {
                /**
                 * @description Which page.
                 * @example terms
                 */
                page: components["schemas"]["ContentPageName"];
                /**
                 * @description Language of the texts in the answer; the language of the domain when it is not given.
                 * @example de
                 */
                language?: components["parameters"]["Language"];
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
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "page": "terms",
                     *       "language": "en",
                     *       "title": "Terms and conditions",
                     *       "updated_at": "2026-09-01",
                     *       "sections": [
                     *         {
                     *           "id": "who-we-are",
                     *           "heading": "Who we are",
                     *           "html": "<p>Example Contacts B.V. runs this site.</p>"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ContentPage"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    countLandingStep: {
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
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "step": "seen",
                 *       "path": "/landers/gallery/she-de",
                 *       "niche": 2,
                 *       "trafficsource": {
                 *         "network": "summer",
                 *         "ref": "banner-7",
                 *         "sub1": "",
                 *         "sub2": "",
                 *         "sub3": ""
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["LandingStep"];
            };
        };
        responses: {
            /** @description Counted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["NotFound"];
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
                    /**
                     * @example {
                     *       "de": {
                     *         "chats.title": "Chats"
                     *       }
                     *     }
                     */
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
